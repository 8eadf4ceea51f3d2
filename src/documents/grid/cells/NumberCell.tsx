import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { readDecimal, formatDecimal, writeDecimal } from '../../../../domain/kinds/decimal.ts';
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

/** A figure being typed, with either decimal sign. What is no figure, or grouped as none, is kept for the validation. */
export function NumberCell(props: NumberCellProps) {
  const { column, label, value, digits, errorId, unit, onChange, onKeyDown } = props;
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const isEntering = typed !== undefined;

  // Before the next key: what is typed first replaces what stood there.
  useLayoutEffect(() => {
    if (isEntering) input.current?.select();
  }, [isEntering]);

  const type = (text: string) => {
    const figures = text.replaceAll(/[^\d.,\s]/g, '');
    const read = readDecimal(figures, language);
    // What already has too many, after a change of the currency, can still be shortened.
    if (placesOf(read) > Math.max(digits.most, placesOf(value) - 1) || (read ?? figures).length > longest) return;
    setTyped(figures);
    onChange(read ?? figures.trim());
  };

  return (
    <span className="line-number">
      <input
        ref={input}
        className="line-input figures"
        data-column={column}
        aria-label={label}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (value === '' ? '' : formatDecimal(value, language, { least: digits.shown }))}
        onFocus={() => setTyped(writeDecimal(value, language))}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {unit && <span aria-hidden="true">{unit}</span>}
    </span>
  );
}
