import { plainText } from '../../../domain/richText/plainText.ts';
import { richTextOf } from '../../../domain/richText/richText.ts';
import type { RichDocument } from '../../../domain/richText/document.ts';

/** The column of a rich text's document, next to its plain text. */
export const richColumnOf = <Column extends string>(column: Column): `${Column}_rich` => `${column}_rich`;

interface StoredText {
  readonly plain: string | null;
  readonly rich: RichDocument | null;
}

/** Returns what is stored of a validated rich text; a plain string has no document. */
export function storedText(value: unknown): StoredText {
  const text = richTextOf(value ?? undefined) ?? '';
  if (text === '') return { plain: null, rich: null };
  return { plain: plainText(text), rich: typeof text === 'string' ? null : text };
}
