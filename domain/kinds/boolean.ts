import { defineCodec } from './codec.ts';
import { booleanWord, sameWord } from './words.ts';

/** How lists of other programs write yes and no. */
const usual = {
  true: 'true yes y sim s sí si ja j oui x 1 verdadeiro verdadero'.split(' '),
  false: 'false no n não nao nein non 0 falso'.split(' '),
};

/** Yes or no, in the property's own texts if present. Parses what other programs write too. */
export const boolean = defineCodec({
  is: (value): value is boolean => typeof value === 'boolean',
  toText: (value, context) => booleanWord(context, value, context.translate),
  parseText: (text, context) =>
    [true, false].find((value) =>
      [booleanWord(context, value, context.translate), ...usual[`${value}`]].some((word) => sameWord(word, text)),
    ),
  issue: 'validation.type.boolean',
});
