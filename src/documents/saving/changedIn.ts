import type { LinePayload } from '../../../dataProvider/calls/documentForm.ts';
import { lineFieldNames, lineProperty } from '../../../domain/documents/lineFields.ts';
import { propertiesOf } from '../../../domain/schema/property.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { changesIn } from '../amendments/changes.ts';
import { inputFor, type Changed, type DocumentForm, type FormValues, type Start } from '../form/documentForm.ts';
import type { Line } from '../grid/lines/line.ts';
import { trimDecimal } from '../../../domain/money/trimDecimal.ts';
import { linesPayload } from './toPayload.ts';

/** The document as read. */
export type Before = Pick<Start, 'values' | 'lines'>;

/** Returns the changes of a document; undefined without any. Reverted input is no change. */
export function changedIn(
  { change }: Pick<DocumentForm, 'change'>,
  before: Before,
  values: FormValues,
  lines: readonly Line[],
): Changed | undefined {
  const fields = changesIn(change?.fields ?? [], before.values, values);
  const isOther = isBilledOtherwise(before, lines);
  if (Object.keys(fields).length === 0 && !isOther) return undefined;
  return { fields, ...(isOther && { lines: linesPayload(lines) }) };
}

/** Returns whether lines differ from those read. */
export const isBilledOtherwise = (before: Pick<Before, 'lines'>, lines: readonly Line[]): boolean =>
  lines !== before.lines && asCompared(linesPayload(lines)) !== asCompared(linesPayload(before.lines));

/** Numbers are compared by value. */
const asCompared = (lines: readonly LinePayload[]): string =>
  JSON.stringify(lines, (name, value: unknown) =>
    typeof value === 'string' && figures.includes(name) ? trimDecimal(value) : value,
  );

const figures: readonly string[] = ['value', ...lineFieldNames.filter((name) => lineProperty(name).decimal)];

/** Returns values that were removed but that the command cannot remove. */
export function takenAway(form: Pick<DocumentForm, 'resource' | 'change'>, { fields }: Changed): Issue[] {
  const properties = propertiesOf(inputFor(form).schema);
  const isNeeded = (name: string): boolean => Boolean(properties[name]?.minLength ?? properties[name]?.format);
  return Object.entries(fields)
    .filter(([name, value]) => value === '' && isNeeded(name))
    .map(([path]) => ({ path, key: 'validation.required' }));
}
