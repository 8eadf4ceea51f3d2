import type { ReactNode } from 'react';
import { Truncated } from '../../kinds/shared/Truncated.tsx';
import './cells.css';

const longestOwnNumber = 18;

interface NumberCellProps {
  readonly number: ReactNode;
  /** The company's own number. */
  readonly own: string | undefined;
}

/** A document's number above the company's own. */
export function NumberCell({ number, own }: NumberCellProps) {
  return (
    <div className="document-stack">
      <span className="document-number">{number}</span>
      {own && (
        <span className="document-aside">
          <Truncated text={own} limit={longestOwnNumber} />
        </span>
      )}
    </div>
  );
}
