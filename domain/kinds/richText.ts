import type { RichText } from '../richText/document.ts';
import { isRichText, plainTextOf } from '../richText/richText.ts';
import { defineCodec } from './codec.ts';

/** A text with formatting; its text is the plain text. */
export const richText = defineCodec<RichText>({
  is: isRichText,
  toText: plainTextOf,
  parseText: (written) => written,
  issue: 'validation.type.string',
});
