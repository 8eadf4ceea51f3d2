import { describe, expect, it } from 'vitest';
import entities from '../../../schemas/resources/entities.ts';
import invoices from '../../../schemas/resources/invoices.ts';
import { followed } from './following.ts';

const read = (count = 1, status = 'success') => ({ state: { status, dataUpdateCount: count } });

describe('a page reads its record again', () => {
  it.each(['billed', 'paid'])('while it is %s, as its declaration says', (status) => {
    expect(followed(invoices, { status })(read())).toBe(5_000);
  });

  it('not for a draft, a record that is missing, or a resource that declares nothing', () => {
    expect(followed(invoices, { status: 'draft' })(read())).toBe(false);
    expect(followed(invoices, undefined)(read())).toBe(false);
    expect(followed(entities, { status: 'billed' })(read())).toBe(false);
  });

  it('not after an error, and not for ever', () => {
    expect(followed(invoices, { status: 'billed' })(read(1, 'error'))).toBe(false);
    expect(followed(invoices, { status: 'billed' })(read(60))).toBe(false);
  });
});
