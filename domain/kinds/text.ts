import { codeText } from './codeText.ts';
import { defineCodec } from './codec.ts';

export const isText = (value: unknown): value is string => typeof value === 'string';

/** A text of one or more lines; its text is itself, or the sentence of a code. */
export const text = defineCodec({
  is: isText,
  toText: (value, { property, translate }) => codeText(value, property, translate),
  parseText: (written) => written,
  issue: 'validation.type.string',
});

/** An e-mail address. */
export const email = defineCodec({
  is: isText,
  toText: (value) => value,
  parseText: (written) => written.trim(),
  issue: 'validation.format.email',
});
