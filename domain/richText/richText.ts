import { isObject } from '../schema/isObject.ts';
import type { Block, RichDocument, RichText } from './document.ts';
import { plainText } from './plainText.ts';
import { readDocument } from './readDocument.ts';

/** A plain text as a document: each line a paragraph. */
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
 * What a value of kind `richText` says: text without formatting as a plain string, so that a text has one form on the
 * wire; undefined where it is neither text nor an allowed document.
 */
export function richTextOf(value: unknown): RichText | undefined {
  if (typeof value === 'string') return value;
  const read = readDocument(value);
  if (!('document' in read)) return undefined;
  const { document } = read;
  return document.content.every(isPlain) ? plainText(document).trim() : document;
}

/** The plain text of a value of kind `richText`; empty where it is none. */
export const plainTextOf = (value: unknown): string => plainText(richTextOf(value) ?? '');

/** Whether two values of kind `richText` say the same; one that is absent says nothing. */
export const areSameTexts = (one: unknown, other: unknown): boolean => keyOf(one) === keyOf(other);

const keyOf = (value: unknown): string => JSON.stringify(richTextOf(value ?? '') ?? value);

/** Whether a value is one of kind `richText`. */
export const isRichText = (value: unknown): value is RichText => richTextOf(value) !== undefined;

/** Whether a value is a document, allowed or not, and not a plain string. */
export const isDocument = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && value['type'] === 'doc';
