import { isObject } from '../schema/isObject.ts';
import type { Block, RichDocument, RichText } from './document.ts';
import { plainText } from './plainText.ts';
import { readDocument } from './readDocument.ts';

/** Converts plain text to a document: each line a paragraph. */
export const documentOf = (value: RichText): RichDocument =>
  typeof value === 'string'
    ? {
        type: 'doc',
        content: value
          .split('\n')
          .map((text) => ({ type: 'paragraph', ...(text !== '' && { content: [{ type: 'text', text }] }) })),
      }
    : value;

const isPlain = (block: Block): boolean =>
  block.type === 'paragraph' && (block.content ?? []).every((inline) => inline.type === 'hardBreak' || !inline.marks);

/**
 * Normalizes a rich text: text without formatting becomes a plain string, so each text has one form; undefined if
 * invalid.
 */
export function richTextOf(value: unknown): RichText | undefined {
  if (typeof value === 'string') return value;
  const read = readDocument(value);
  if (!('document' in read)) return undefined;
  const { document } = read;
  return document.content.every(isPlain) ? plainText(document).trim() : document;
}

/** Returns the plain text of a rich text; empty if invalid. */
export const plainTextOf = (value: unknown): string => plainText(richTextOf(value) ?? '');

/** Returns whether two rich texts are equal; an absent one equals an empty one. */
export const areSameTexts = (one: unknown, other: unknown): boolean => keyOf(one) === keyOf(other);

const keyOf = (value: unknown): string => JSON.stringify(richTextOf(value ?? '') ?? value);

/** Returns whether a value is a valid rich text. */
export const isRichText = (value: unknown): value is RichText => richTextOf(value) !== undefined;

/** Returns whether a value is a document, valid or not, and not a plain string. */
export const isDocument = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && value['type'] === 'doc';
