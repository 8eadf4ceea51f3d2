import { ValidationError, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { CellError } from './lineCells.ts';

interface LineCellProps {
  readonly name: 'item' | 'quantity' | 'price' | 'scenario' | 'tributes';
  readonly errors: readonly CellError[];
  readonly children: ReactNode;
}

/** The frame of a cell: its name, shown where the line is a card, and what is wrong with it. */
export function LineCell({ name, errors, children }: LineCellProps) {
  const translate = useTranslate();
  return (
    <td className={`line-cell line-cell-${name}`}>
      <span className="line-label">{translate(`documents.grid.columns.${name}`)}</span>
      {children}
      {errors.map(({ id, message, about }) => (
        <span key={id} id={id} className="line-error">
          {about && `${about}: `}
          <ValidationError error={message} />
        </span>
      ))}
    </td>
  );
}
