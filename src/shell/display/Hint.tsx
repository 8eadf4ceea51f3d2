import type { ReactNode } from 'react';
import { Tip } from './Tip.tsx';
import './hint.css';

interface HintProps {
  readonly hint: ReactNode;
  readonly children: ReactNode;
}

/** A short element with more information on hover, touch and focus. */
export function Hint({ hint, children }: HintProps) {
  return (
    <Tip title={hint} describeChild>
      <button type="button" className="hint">
        {children}
      </button>
    </Tip>
  );
}
