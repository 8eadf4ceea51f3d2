import { defineCodec } from './codec.ts';

/** A key assigned by the system; its text is itself. */
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
