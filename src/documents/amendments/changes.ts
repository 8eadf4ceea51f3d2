import { adjustAlike } from '../../../domain/documents/adjustments.ts';
import { areSameTexts, isDocument } from '../../../domain/richText/richText.ts';
import { enteredAdjustments } from '../grid/lines/adjustments.ts';

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Returns the changed fields of a document. Unchanged ones are omitted, because other amended documents may have other
 * values. A cleared text is empty, because `null` would keep it.
 */
export function changesIn(
  fields: readonly string[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const changed = fields.filter((name) =>
    name === 'adjustments' ? !adjustAlike(listIn(before), listIn(after)) : !isSame(before[name], after[name]),
  );
  return Object.fromEntries(
    changed.map((name) => [name, name === 'adjustments' ? (listIn(after) ?? []) : (after[name] ?? '')]),
  );
}

const listIn = ({ adjustments }: Readonly<Record<string, unknown>>) => enteredAdjustments(adjustments);

const isSame = (was: unknown, is: unknown): boolean =>
  was === is || (isNothing(was) && isNothing(is)) || (isDocument(was) && isDocument(is) && areSameTexts(was, is));
