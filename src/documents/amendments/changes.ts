import { areSameTexts, isDocument } from '../../../domain/richText/richText.ts';

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
  const changed = fields.filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? '']));
}

const isSame = (was: unknown, is: unknown): boolean =>
  was === is || (isNothing(was) && isNothing(is)) || (isDocument(was) && isDocument(is) && areSameTexts(was, is));
