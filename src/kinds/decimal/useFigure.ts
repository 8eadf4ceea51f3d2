import { useCallback, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { formatDecimal, readDecimal } from '../../../domain/kinds/decimal.ts';
import { useLanguage } from '../../i18n/language.ts';
import { editGrouped, onlyFigures } from './figureEdit.ts';

interface Figure {
  /** Decimal text with a point, or what was typed and is no figure; empty while there is none. */
  readonly value: string;
  /** Decimals shown at least, while it is not edited. */
  readonly decimals: number;
  /** Whether zeros at the end beyond those say nothing: the API writes all digits of a column (`2.9000`). */
  readonly trims?: boolean;
  /** Takes what is typed, with the decimal text it reads as; answers whether it may be typed. */
  readonly onType: (typed: string, decimal: string | undefined) => boolean;
}

/**
 * The text field of a figure. Entering it changes nothing, so that the browser's selection and caret stay: Tab selects
 * all, a click puts the caret where it points. The first change takes the group signs away; leaving brings them back.
 */
export function useFigure({ value, decimals, trims = false, onType }: Figure) {
  const language = useLanguage();
  const [edit, setEdit] = useState<{ readonly text: string | undefined; readonly caret: number }>();
  const input = useRef<HTMLInputElement>(null);
  const insertedAt = useRef<number>(undefined);
  const isFigure = readDecimal(value, 'en') !== undefined;
  const text =
    edit?.text ?? (isFigure ? formatDecimal(value, language, { least: decimals, ...(trims && { most: 20 }) }) : value);

  const ref = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
    const remember = () => (insertedAt.current = element?.selectionStart ?? undefined);
    // React's own event of this name does not come in every browser.
    element?.addEventListener('beforeinput', remember);
    return () => element?.removeEventListener('beforeinput', remember);
  }, []);

  // React puts the caret at the end of a text that it corrects.
  useLayoutEffect(() => {
    if (edit) input.current?.setSelectionRange(edit.caret, edit.caret);
  }, [edit]);

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length;
    const start = Math.min(insertedAt.current ?? 0, caret);
    const isDeletion = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
    const made = { text: target.value, caret, inserted: isDeletion ? caret : start };
    const isGrouped = edit?.text === undefined && isFigure;
    const next = onlyFigures(isGrouped ? editGrouped(made, language) : made);
    insertedAt.current = undefined;
    setEdit(onType(next.text, readDecimal(next.text, language)) ? next : { text: edit?.text, caret: start });
  };

  return { ref, value: text, onChange: change, onBlur: () => setEdit(undefined) };
}
