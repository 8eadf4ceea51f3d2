interface SparklineProps {
  /** Decimal text. */
  readonly values: readonly string[];
  /** The value that the figure beside it names. */
  readonly marked: number;
}

const width = 120;
const height = 32;
/** Room for the line and the mark. */
const edge = 3;

/** A line of values without axes, beside the figure that says what it ends in: decoration for screen readers. */
export function Sparkline({ values, marked }: SparklineProps) {
  const drawn = values.map(Number);
  const [least, most] = [Math.min(0, ...drawn), Math.max(0, ...drawn)];
  const range = most - least || 1;
  const x = (place: number) => edge + (place / Math.max(1, drawn.length - 1)) * (width - 2 * edge);
  const y = (value: number) => height - edge - ((value - least) / range) * (height - 2 * edge);
  const at = drawn[marked];
  return (
    <svg className="sparkline" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <polyline
        points={drawn.map((value, place) => `${x(place)},${y(value)}`).join(' ')}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {at !== undefined && <circle cx={x(marked)} cy={y(at)} r="2.5" fill="var(--primary)" />}
    </svg>
  );
}
