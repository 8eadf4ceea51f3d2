import { defineCodec } from './codec.ts';
import { booleanWord, sameWord } from './words.ts';

/** How lists of other programs write yes and no. */
const usual = {
  true: 'true yes y sim s sí si ja j oui x 1 verdadeiro verdadero'.split(' '),
  false: 'false no n não nao nein non 0 falso'.split(' '),
};

/** Reads yes or no as other programs write it, in any of the languages. */
export const readYesNo = (text: string): boolean | undefined =>
  [true, false].find((value) => usual[`${value}`].some((word) => sameWord(word, text)));

/** Yes or no, in the property's own texts if present. Parses what other programs write too. */
export const boolean = defineCodec({
  is: (value): value is boolean => typeof value === 'boolean',
  toText: (value, context) => booleanWord(context, value, context.translate),
  parseText: (text, context) =>
    [true, false].find((value) => sameWord(booleanWord(context, value, context.translate), text)) ?? readYesNo(text),
  issue: 'validation.type.boolean',
});
