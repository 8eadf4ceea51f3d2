import type { Step } from './stream.ts';

/** The size of one step's drawing. The stream keeps its left bank; what leaves it flows off to the right. */
export const stepSize = { width: 76, height: 56, stream: 48 } as const;

/** A tax too small to see is still drawn as a thread. */
const thread = 1.5;

export interface Ribbon {
  /** The money that goes on. */
  readonly stream: string;
  /** The money that leaves, if any does. */
  readonly branch?: string;
}

/** The outlines of a step, as SVG paths. */
export function ribbonOf({ before, after, type }: Step): Ribbon {
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
