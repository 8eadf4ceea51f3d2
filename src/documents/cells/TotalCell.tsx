import { Hint } from '../../shell/display/Hint.tsx';
import './cells.css';

interface TotalCellProps {
  readonly amount: string;
  /** Additional information. */
  readonly aside?: string | undefined;
  /** The parts of the sum: names and amounts. */
  readonly parts: readonly (readonly [name: string, amount: string])[];
}

/** The total of a document; the hint shows its parts. */
export function TotalCell({ amount, aside, parts }: TotalCellProps) {
  const hint = (
    <span className="document-total-parts figures">
      {parts.map(([name, part]) => (
        <span key={name} className="document-total-part">
          <span>{name}</span>
          <span>{part}</span>
        </span>
      ))}
    </span>
  );
  return (
    <Hint hint={hint}>
      <span className="document-total figures">
        {amount}
        {aside && <span className="document-total-aside">{aside}</span>}
      </span>
    </Hint>
  );
}
