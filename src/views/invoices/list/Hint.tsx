import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface HintProps {
  readonly hint: ReactNode;
  readonly children: ReactNode;
}

/** Something short with more to say: on hover, on touch and by keyboard. */
export function Hint({ hint, children }: HintProps) {
  return (
    <Tooltip title={hint} describeChild>
      <button type="button" className="invoice-hint">
        {children}
      </button>
    </Tooltip>
  );
}
