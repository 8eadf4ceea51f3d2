import { describe, expect, it } from 'vitest';
import { payerOf } from './payerOf.ts';

const party = (uuid: string, name: string, identifier?: string) => ({
  uuid,
  name,
  location: { place_id: 'p', address: 'a', country: { id: 1, identifier } },
});

describe('the payer of an invoice', () => {
  it('is the buyer, with the flag of its country', () => {
    expect(payerOf({ service_buyer: party('b', 'Buyer Inc', 'US') })).toEqual({
      name: 'Buyer Inc',
      country: 'US',
      shipTo: undefined,
    });
  });

  it('is the payment responsible if there is one; the buyer then receives the service', () => {
    const invoice = {
      service_buyer: party('b', 'Buyer Inc', 'US'),
      payment_responsible: party('r', 'Parent plc', 'GB'),
    };
    expect(payerOf(invoice)).toEqual({ name: 'Parent plc', country: 'GB', shipTo: 'Buyer Inc' });
  });

  it('a buyer who is its own payment responsible has no separate recipient', () => {
    const buyer = party('b', 'Buyer Inc', 'US');
    expect(payerOf({ service_buyer: buyer, payment_responsible: buyer }).shipTo).toBeUndefined();
  });

  it('an invoice with unloaded parties has no payer', () => {
    expect(payerOf({})).toEqual({ name: '', country: undefined, shipTo: undefined });
  });
});
