import ButtonBase from '@mui/material/ButtonBase';
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
      <ButtonBase
        component="span"
        sx={{ font: 'inherit', color: 'inherit', borderRadius: 0.5, textAlign: 'inherit', cursor: 'help', gap: 0.5 }}
      >
        {children}
      </ButtonBase>
    </Tooltip>
  );
}
