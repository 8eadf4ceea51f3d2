import type { UseFormReturn } from 'react-hook-form';
import type { LinesStore } from '../grid/linesStore.ts';
import { firstError } from '../grid/validateLines.ts';
import type { PlacedErrors } from './fieldErrors.ts';
import { newValues, type InvoiceValues, type ValueName } from '../../views/invoices/form/values.ts';

/** The fields from the top of the page to its bottom; the lines stand between the dates and the e-mail. */
const aboveLines: readonly string[] = [
  'service_buyer_uuid',
  'payment_responsible_uuid',
  'company_number',
  'currency',
  'created',
  'due_date',
];

/** Puts messages at their fields and cells, and the focus at the topmost. Answers whether there are any. */
export function showErrors(form: UseFormReturn<InvoiceValues>, store: LinesStore, errors: PlacedErrors): boolean {
  form.clearErrors();
  const known = Object.keys(newValues('')).filter((name): name is ValueName => name in errors.fields);
  for (const name of known) form.setError(name, { type: 'refused', message: errors.fields[name] });
  if (errors.grid) form.setError('root.items', { type: 'refused', message: errors.grid });
  // The logo is a file, which is no value of the form.
  if (errors.fields.logo) form.setError('root.logo', { type: 'refused', message: errors.fields.logo });
  store.dispatch({ type: 'refuse', errors: errors.lines });

  const cell = firstError(store.get().lines, errors.lines) ?? (errors.grid ? firstCell(store) : undefined);
  const first = known.find((name) => aboveLines.includes(name)) ?? (cell ? undefined : known[0]);
  if (first) form.setFocus(first);
  else if (cell) store.dispatch({ type: 'enter', cell });
  return known.length > 0 || cell !== undefined || errors.grid !== undefined;
}

function firstCell(store: LinesStore) {
  if (store.get().lines.length === 0) store.dispatch({ type: 'add' });
  const [line] = store.get().lines;
  return line && { key: line.key, column: 'item' as const };
}
