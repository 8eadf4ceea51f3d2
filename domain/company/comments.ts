import type { UserType } from '../../schemas/access.ts';
import type { Resource } from '../../schemas/resource.ts';
import { urlOf } from '../schema/urlOf.ts';

/** Someone whom a comment mentions. */
export interface Mentioned {
  readonly uuid: string;
  readonly name: string;
}

/** A mention in stored text. */
const mention = /@\{([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\}/gi;

/** The path of the comments on a record: `/api/v2/comments/invoice/0198f6b2-...`. */
export const commentsOf = ({ singular }: Pick<Resource, 'singular'>, key: string): string =>
  `${urlOf({ api: { version: 'v2', path: 'comments' } })}/${singular}/${key}`;

/** Returns whether users of a type discuss records: those who work for a company, and not its clients. */
export const isCommenter = (type: UserType): boolean =>
  type === 'COMPANY' || type === 'ACCOUNTANT' || type === 'PARTNER';

/** Returns the keys of the people that a text mentions, each once. */
export const mentionsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(mention), ([, key = '']) => key.toLowerCase())),
];

/** Splits a text into plain parts and mentions. */
export function partsOf(text: string, mentioned: readonly Mentioned[]): (string | Mentioned)[] {
  const byKey = new Map(mentioned.map((one) => [one.uuid, one]));
  // The captured keys are at the odd places.
  return text
    .split(mention)
    .map((part, at) => (at % 2 === 0 ? part : (byKey.get(part.toLowerCase()) ?? `@{${part}}`)))
    .filter((part) => part !== '');
}

/** Returns a text for its author to edit: mentions by name. */
export const typedText = (text: string, mentioned: readonly Mentioned[]): string =>
  partsOf(text, mentioned)
    .map((part) => (typeof part === 'string' ? part : `@${part.name}`))
    .join('');

/** Returns a typed text as it is stored: the names of picked people become their keys, the longest name first. */
export function storedText(typed: string, picked: readonly Mentioned[]): string {
  const longestFirst = picked.toSorted((one, other) => other.name.length - one.name.length);
  return longestFirst.reduce((text, { uuid, name }) => text.replaceAll(namePattern(name), () => `@{${uuid}}`), typed);
}

/** A name after the sign, which begins a word and does not go on as a longer one. */
const namePattern = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])@${name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`, 'gu');

/** What is typed after a sign before the caret: where it begins, and the beginning of a name. */
export interface Mentioning {
  readonly from: number;
  readonly query: string;
}

/** The sign begins a word, and a name has no line break. */
const mentioning = /(?:^|[\s(])@([^@\n]{0,60})$/;

/** Returns the mention that is being typed before the caret, if any. */
export function mentionAt(text: string, caret: number): Mentioning | undefined {
  const query = mentioning.exec(text.slice(0, caret))?.[1];
  return query === undefined ? undefined : { from: caret - query.length - 1, query };
}
