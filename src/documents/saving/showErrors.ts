import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { LinesStore } from '../grid/lines/linesStore.ts';
import type { Cell } from '../grid/navigate.ts';
import { firstError } from '../grid/lines/validateLines.ts';
import type { PlacedErrors } from './fieldErrors.ts';
import type { DocumentForm, FormValues } from '../form/documentForm.ts';

/** Shows errors at fields and cells and focuses the topmost. Returns whether there are any. */
export function showErrors(
  { newValues, aboveLines }: Pick<DocumentForm, 'newValues' | 'aboveLines'>,
  fields: UseFormReturn<FormValues>,
  store: LinesStore,
  errors: PlacedErrors,
): boolean {
  // An error of a discount or charge is at one of its inputs.
  const known = Object.keys(newValues('')).flatMap((name) =>
    Object.keys(errors.fields).filter((path) => path === name || path.startsWith(`${name}.`)),
  );
  // A folded section opens at once, so that its field can take the focus.
  flushSync(() => {
    fields.clearErrors();
    for (const name of known) fields.setError(name, { type: 'refused', message: errors.fields[name] });
    if (errors.grid) fields.setError('root.items', { type: 'refused', message: errors.grid });
    // The logo is a file, not a value of the form.
    if (errors.fields.logo) fields.setError('root.logo', { type: 'refused', message: errors.fields.logo });
  });
  const cell = showLineErrors(store, errors);
  const first = known.find((name) => aboveLines.includes(name)) ?? (cell ? undefined : known[0]);
  if (first) fields.setFocus(first);
  else if (cell) store.dispatch({ type: 'enter', cell });
  return known.length > 0 || cell !== undefined || errors.grid !== undefined;
}

/** Shows errors at cells; returns the topmost cell. */
export function showLineErrors(
  store: LinesStore,
  { lines, grid }: Pick<PlacedErrors, 'lines' | 'grid'>,
): Cell | undefined {
  store.dispatch({ type: 'refuse', errors: lines });
  return firstError(store.get().lines, lines) ?? (grid ? firstCell(store) : undefined);
}

function firstCell(store: LinesStore) {
  if (store.get().lines.length === 0) store.dispatch({ type: 'add' });
  const [line] = store.get().lines;
  return line && { key: line.key, column: 'item' as const };
}
