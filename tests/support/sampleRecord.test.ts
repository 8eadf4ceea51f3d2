import { expect, it } from 'vitest';
import { rejectedValues, sampleRecord } from './sampleRecord.ts';

const schema = {
  type: 'object',
  properties: {
    code: { type: 'string', pattern: '^[a-z]{2}-[0-9]{4}$', unique: true },
    phone: { type: 'string', format: 'phone' },
  },
} as const;

it('a sample has new texts that match their patterns, and takes other texts from the example', async () => {
  const sample = () => sampleRecord({ schema, example: { phone: '+5511912345678' } }, () => Promise.resolve(1));
  const [one, other] = [await sample(), await sample()];
  expect(one['code']).toMatch(/^[a-z]{2}-[0-9]{4}$/);
  expect(one['code']).not.toBe(other['code']);
  expect(one['phone']).toBe('+5511912345678');
});

it('rejected values are named with their reasons', () => {
  const record = { tributes: [{ value: '-1' }] };
  expect(rejectedValues(record, { 'tributes.0.value': 'At least 0' })).toBe('tributes.0.value = "-1": At least 0');
});
