import { defineCodec } from './codec.ts';
import { formatDecimal, readSigned } from './decimal.ts';

/** A whole number within the safe integers. */
export const integer = defineCodec({
  is: (value): value is number => Number.isSafeInteger(value),
  cell: 'number',
  toText: (value, { language }) => formatDecimal(String(value), language),
  parseText: (text, { language }) => {
    const read = readSigned(text, language);
    return read !== undefined && /^-?\d{1,15}$/.test(read) ? Number(read) : undefined;
  },
  issue: 'validation.type.integer',
});
