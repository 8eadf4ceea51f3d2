import type { KeyboardEvent } from 'react';
import { useFigure } from '../../../kinds/decimal/useFigure.ts';
import type { Column } from '../lines/line.ts';

interface NumberCellProps {
  readonly column: Column;
  readonly label: string;
  /** Decimal text with a point, or invalid input; empty while not entered. */
  readonly value: string;
  /** The decimals shown after editing, and the maximum while typing. */
  readonly digits: { readonly shown: number; readonly most: number };
  /** The id of its error message. */
  readonly errorId?: string;
  readonly unit?: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The maximum length of a typed number as decimal text. */
const longest = 17;

const placesOf = (figure = ''): number => figure.split('.')[1]?.length ?? 0;

/**
 * A number being typed, with either decimal sign. Invalid input is kept for validation. The text is selected on focus
 * unless a click places the caret.
 */
export function NumberCell(props: NumberCellProps) {
  const { column, label, value, digits, errorId, unit, onChange, onKeyDown } = props;
  const figure = useFigure({
    value,
    decimals: digits.shown,
    onType: (typed, decimal) => {
      if (placesOf(decimal) > digits.most || (decimal ?? typed).length > longest) return false;
      onChange(decimal ?? typed.trim());
      return true;
    },
  });

  return (
    <span className="line-number">
      <input
        {...figure}
        className="line-input figures"
        data-column={column}
        aria-label={label}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        inputMode="decimal"
        autoComplete="off"
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
      />
      {unit && <span aria-hidden="true">{unit}</span>}
    </span>
  );
}
