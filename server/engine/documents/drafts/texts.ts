import { plainTextOf } from '../../../../domain/richText/richText.ts';
import { isRichText } from '../../../../domain/schema/kindOf.ts';
import { documentTexts } from '../../../../schemas/parts/documents/document.ts';
import { richColumnOf, storedText } from '../../resources/richText.ts';

type Values = Readonly<Record<string, unknown>>;

const names = Object.entries(documentTexts).flatMap(([name, property]) => (isRichText(property) ? [name] : []));

/** Returns the columns of the rich texts in an input, plain and formatted. */
export const textColumns = (input: Values): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      if (input[name] === undefined) return [];
      const { plain, rich } = storedText(input[name]);
      return [[name, plain] as const, [richColumnOf(name), rich] as const];
    }),
  );

/** Returns an input with plain texts instead of rich ones, for histories. */
export const withPlainTexts = (input: Values): Values => ({
  ...input,
  ...Object.fromEntries(names.flatMap((name) => (input[name] === undefined ? [] : [[name, plainTextOf(input[name])]]))),
});
