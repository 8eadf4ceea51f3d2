import type { Property } from '../schema/property.ts';
import { defineCodec } from './codec.ts';
import { isText } from './text.ts';
import { sameWord, valueKey } from './words.ts';

/** Returns the values of a choice, in schema order. */
export const choicesOf = ({ enum: values = [] }: Property): readonly string[] => values.filter(isText);

/** One of the values of a schema, as text. Parses the value itself too. */
export const choice = defineCodec({
  is: isText,
  toText: (value, context) => context.translate(valueKey(context, value)),
  parseText: (text, context) => {
    const choices = choicesOf(context.property);
    const named = choices.find((value) => sameWord(context.translate(valueKey(context, value)), text));
    return named ?? choices.find((value) => value === text.trim());
  },
  issue: 'validation.enum',
});
