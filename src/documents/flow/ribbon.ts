import type { Step } from './stream.ts';

/** The size of a step's drawing. The stream stays at the left; deductions leave to the right. */
export const stepSize = { width: 76, height: 56, stream: 48 } as const;

/** The minimum thickness of a tax. */
const thread = 1.5;

export interface Ribbon {
  /** The remaining stream. */
  readonly stream: string;
  /** The deducted part, if any. */
  readonly branch?: string;
}

/** What of a step is drawn. */
export type Ribboned = Pick<Step, 'type' | 'before' | 'after'>;

/** Returns the outlines of a step as SVG paths. */
export function ribbonOf({ before, after, type }: Ribboned): Ribbon {
  const { width, height, stream } = stepSize;
  const right = before * stream;
  const left = after * stream;
  const trunk = `M0 0H${round(left)}V${height}H0Z`;
  if (type === 'stand' || before === after) return { stream: trunk };
  const breadth = Math.max(right - left, thread);
  const top = (height - breadth) / 2;
  const bend = (left + width) / 2;
  const upper = `M${round(left + breadth)} 0C${round(left + breadth)} ${round(top)} ${round(bend)} ${round(top)} ${width} ${round(top)}`;
  const lower = `V${round(top + breadth)}C${round(bend)} ${round(top + breadth)} ${round(left)} ${round(top + breadth)} ${round(left)} 0Z`;
  return { stream: trunk, branch: upper + lower };
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
