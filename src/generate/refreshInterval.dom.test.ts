import { describe, expect, it } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import { followed, sumsPause } from './refreshInterval.ts';

const read = (count = 1, status = 'success') => ({ state: { status, dataUpdateCount: count } });
const billed = { status: 'billed' };

describe('a page or a list reads its records again', () => {
  it.each(['billed', 'paid'])('while one is %s, as the declaration says', (status) => {
    expect(followed(invoices, [{ status: 'draft' }, { status }])(read())).toBe(5_000);
  });

  it('not for drafts, a record that is missing, or a resource that declares nothing', () => {
    expect(followed(invoices, [{ status: 'draft' }])(read())).toBe(false);
    expect(followed(invoices, [undefined])(read())).toBe(false);
    expect(followed(invoices)(read())).toBe(false);
    expect(followed(entities, [billed])(read())).toBe(false);
  });

  it('not after an error, and not for more than five minutes', () => {
    expect(followed(invoices, [billed])(read(1, 'error'))).toBe(false);
    expect(followed(invoices, [billed])(read(60))).toBe(false);
    expect(followed(invoices, [billed], sumsPause)(read(9))).toBe(30_000);
    expect(followed(invoices, [billed], sumsPause)(read(10))).toBe(false);
  });
});
