import type { Property } from '../schema/property.ts';
import { defineCodec, type Translate } from './codec.ts';

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the sentence of a known code (`sentences`), or the text itself. */
export const codeText = (value: string, { sentences }: Pick<Property, 'sentences'>, translate: Translate): string =>
  sentences !== undefined && /^[a-z_]+$/.test(value) ? translate(`${sentences}.${value}`, { _: value }) : value;

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
