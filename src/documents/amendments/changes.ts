import { areSameTexts, isDocument } from '../../../domain/richText/richText.ts';

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * What somebody has changed of what a document says, by field: what they left is not said again, since other documents that are
 * amended with it may say something else. A text that was emptied is an empty one, as `null` would mean that it stays.
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
