import type { KeyboardEvent } from 'react';
import { useFigure } from '../../../kinds/decimal/useFigure.ts';
import type { Column } from '../line.ts';

interface NumberCellProps {
  readonly column: Column;
  readonly label: string;
  /** Decimal text with a point, or what was typed and is no number; empty while not entered. */
  readonly value: string;
  /** Digits shown after the sign once the cell is left, and the most that can be typed. */
  readonly digits: { readonly shown: number; readonly most: number };
  /** The id of the message that says what is wrong. */
  readonly errorId?: string;
  readonly unit?: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The longest figure that can be typed, as decimal text. */
const longest = 15;

const placesOf = (figure = ''): number => figure.split('.')[1]?.length ?? 0;

/**
 * A figure being typed, with either decimal sign. What is no figure, or grouped as none, is kept for the validation. What
 * stands there is selected, however the cell was reached, unless a click points into it.
 */
export function NumberCell(props: NumberCellProps) {
  const { column, label, value, digits, errorId, unit, onChange, onKeyDown } = props;
  const figure = useFigure({
    value,
    decimals: digits.shown,
    onType: (typed, decimal) => {
      // What already has too many, after a change of the currency, can still be shortened.
      const most = Math.max(digits.most, placesOf(value) - 1);
      if (placesOf(decimal) > most || (decimal ?? typed).length > longest) return false;
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
