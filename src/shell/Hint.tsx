import type { ReactNode } from 'react';
import { Tip } from './Tip.tsx';
import './hint.css';

interface HintProps {
  readonly hint: ReactNode;
  readonly children: ReactNode;
}

/** Something short with more to say: on hover, on touch and by keyboard. */
export function Hint({ hint, children }: HintProps) {
  return (
    <Tip title={hint} describeChild>
      <button type="button" className="hint">
        {children}
      </button>
    </Tip>
  );
}
