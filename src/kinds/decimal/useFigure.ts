import { useCallback, useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { formatDecimal, readDecimal, readSigned } from '../../../domain/kinds/decimal.ts';
import { useLanguage } from '../../i18n/language.ts';
import { editGrouped, onlyFigures } from './figureEdit.ts';

interface Figure {
  /** Decimal text with a point, or invalid input; empty without a value. */
  readonly value: string;
  /** The minimum number of decimals while not edited. */
  readonly decimals: number;
  /** Whether trailing zeros beyond those are dropped: the API writes all digits of a column (`2.9000`). */
  readonly trims?: boolean;
  /** Whether it may be negative. */
  readonly isSigned?: boolean;
  /** Receives typed text with its decimal value; returns whether it is accepted. */
  readonly onType: (typed: string, decimal: string | undefined) => boolean;
}

/**
 * The text field of a number. Focus selects all of it, so that typing replaces a proposed amount; a click places the
 * caret. The first change removes group separators; leaving restores them.
 */
export function useFigure({ value, decimals, trims = false, isSigned = false, onType }: Figure) {
  const language = useLanguage();
  const [edit, setEdit] = useState<{ readonly text: string | undefined; readonly caret: number }>();
  const input = useRef<HTMLInputElement>(null);
  const insertedAt = useRef<number>(undefined);
  const isPressed = useRef(false);
  const read = isSigned ? readSigned : readDecimal;
  const isFigure = read(value, 'en') !== undefined;
  const text =
    edit?.text ?? (isFigure ? formatDecimal(value, language, { least: decimals, ...(trims && { most: 20 }) }) : value);

  const ref = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
    const remember = () => (insertedAt.current = element?.selectionStart ?? undefined);
    // React's event of this name is missing in some browsers.
    element?.addEventListener('beforeinput', remember);
    return () => element?.removeEventListener('beforeinput', remember);
  }, []);

  // React moves the caret to the end of a corrected text.
  useLayoutEffect(() => {
    if (edit) input.current?.setSelectionRange(edit.caret, edit.caret);
  }, [edit]);

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length;
    const start = Math.min(insertedAt.current ?? 0, caret);
    const isDeletion = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
    const made = { text: target.value, caret, inserted: isDeletion ? caret : start };
    const isGrouped = edit?.text === undefined && isFigure;
    const next = onlyFigures(isGrouped ? editGrouped(made, language) : made, isSigned);
    insertedAt.current = undefined;
    setEdit(onType(next.text, read(next.text, language)) ? next : { text: edit?.text, caret: start });
  };

  const select = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (!isPressed.current) target.select();
  };
  return {
    ref,
    value: text,
    onPointerDown: () => {
      isPressed.current = true;
    },
    onFocus: select,
    onChange: change,
    onBlur: () => {
      isPressed.current = false;
      setEdit(undefined);
    },
  };
}
