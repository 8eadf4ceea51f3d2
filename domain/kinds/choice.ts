import type { Property } from '../schema/property.ts';
import { defineCodec } from './codec.ts';
import { isText } from './text.ts';
import { sameWord, valueKey } from './words.ts';

/** The values that a property may have, in the order of its schema. */
export const choicesOf = ({ enum: values = [] }: Property): readonly string[] => values.filter(isText);

/** One of the values a schema lists, in words. Its own name is read too. */
export const choice = defineCodec({
  is: isText,
  toText: (value, context) => context.translate(valueKey(context, value)),
  parseText: (text, context) => {
    const choices = choicesOf(context.property);
    const spoken = choices.find((value) => sameWord(context.translate(valueKey(context, value)), text));
    return spoken ?? choices.find((value) => value === text.trim());
  },
  issue: 'validation.enum',
});
