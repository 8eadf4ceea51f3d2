import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useDrawn } from './useDrawn.ts';
import './hint.css';

interface HintProps {
  readonly hint: ReactNode;
  readonly children: ReactNode;
}

/** Something short with more to say: on hover, on touch and by keyboard. */
export function Hint({ hint, children }: HintProps) {
  const isDrawn = useDrawn();
  const button = (
    <button type="button" className="hint">
      {children}
    </button>
  );
  if (!isDrawn) return button;
  return (
    <Tooltip title={hint} describeChild>
      {button}
    </Tooltip>
  );
}
