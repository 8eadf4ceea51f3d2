import { defineCodec } from './codec.ts';
import { booleanWord, sameWord } from './words.ts';

/** Yes or no, in the property's own texts if present. Parses `true` and `false` too. */
export const boolean = defineCodec({
  is: (value): value is boolean => typeof value === 'boolean',
  toText: (value, context) => booleanWord(context, value, context.translate),
  parseText: (text, context) =>
    [true, false].find((value) =>
      [booleanWord(context, value, context.translate), String(value)].some((word) => sameWord(word, text)),
    ),
  issue: 'validation.type.boolean',
});
