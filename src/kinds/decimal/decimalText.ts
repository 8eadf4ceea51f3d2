import type { TextContext } from '../kind.ts';
import { readNumber, showNumber } from './number.ts';

export const isDecimalText = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

/** Decimal text in the language's signs, without groups' ambiguity lost: `parseDecimalText` reads it back. */
export const toDecimalText = (value: string, { language }: TextContext): string => showNumber(value, language);

export const parseDecimalText = (text: string, { language }: TextContext): string | undefined => {
  const negative = /^[-−]/.test(text);
  const decimal = readNumber(negative ? text.slice(1) : text, language);
  return decimal !== undefined && negative ? `-${decimal}` : decimal;
};
