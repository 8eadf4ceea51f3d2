import { defineCodec } from './codec.ts';

/** A key given by the system: it is its own words. */
export const identifier = defineCodec({
  is: (value): value is string | number => typeof value === 'string' || typeof value === 'number',
  toText: String,
  parseText: (text, { property }) => {
    const key = text.trim();
    if (property.type !== 'integer') return key;
    return /^\d{1,15}$/.test(key) ? Number(key) : undefined;
  },
  issue: 'validation.unknownReference',
});
