import type { ReactNode } from 'react';
import type { Tone } from '../../../schemas/tone.ts';
import './statusTag.css';

/** A status by color and text: in progress orange, complete green, cancelled red, draft grey. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="status-tag" data-tone={tone}>
      {children}
    </span>
  );
}
