import type { ReactNode } from 'react';
import { useGridControls } from '../controls.ts';
import type { Column } from '../lines/line.ts';

interface CellTextProps {
  readonly lineKey: string;
  readonly column: Column;
  readonly isEmpty: boolean;
  readonly isInvalid: boolean;
  readonly children: ReactNode;
}

/** An inactive cell: its text, and a target for pointers and screen readers. The Tab key stops at the line's handle. */
export function CellText({ lineKey, column, isEmpty, isInvalid, children }: CellTextProps) {
  const controls = useGridControls();
  return (
    <button
      type="button"
      tabIndex={-1}
      className="line-text"
      data-empty={isEmpty}
      data-invalid={isInvalid}
      onClick={() => controls.enter({ key: lineKey, column })}
    >
      {children}
    </button>
  );
}
