import { ValidationError, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { CellError } from './lines/lineCells.ts';

interface LineCellProps {
  readonly name: 'item' | 'quantity' | 'price' | 'scenario' | 'tributes' | 'details' | 'words';
  readonly errors: readonly CellError[];
  /** A possible mistake. */
  readonly warning?: Issue | undefined;
  readonly children: ReactNode;
}

/** The frame of a cell: its label on cards, and its error. Details and texts name themselves. */
export function LineCell({ name, errors, warning, children }: LineCellProps) {
  const translate = useTranslate();
  return (
    <td className={`line-cell line-cell-${name}`}>
      {name !== 'details' && name !== 'words' && (
        <span className="line-label">{translate(`documents.grid.columns.${name}`)}</span>
      )}
      {children}
      {errors.map(({ id, message, about }) => (
        <span key={id} id={id} className="line-error">
          {about && `${about}: `}
          <ValidationError error={message} />
        </span>
      ))}
      {warning && errors.length === 0 && <span className="line-warning">{translate(warning.key, warning.args)}</span>}
    </td>
  );
}
