import { describe, expect, it } from 'vitest';
import { lineWith, scenarioWith, tributeWith } from '../grid/lines/samples.testing.ts';
import { toPayload } from './toPayload.ts';
import { newValues } from '../form/drafts.testing.ts';

const values = newValues('2026-03-01', {
  service_buyer_uuid: 'buyer',
  due_date: '2026-03-31',
  send_email: true,
  responsible_name: 'Rita',
  responsible_email: 'rita@example.com;joe@example.com',
  accepted: true,
});
const line = lineWith({
  quantity: '2',
  price: '10.50',
  scenario: scenarioWith(
    tributeWith({ uuid: 'a', value: '5' }),
    tributeWith({ uuid: 'b', type: 'Variable', value: undefined, is_fixed: true }),
  ),
  values: { b: '3' },
});

const sent = (is_draft: boolean) => ({ linesAt: 'items', provider: 'me', sends: { is_draft } });

describe('the request that saves a document', () => {
  it('is design §5: parties, dates and lines with the terms of every tribute', () => {
    expect(toPayload(values, [line], sent(true))).toEqual({
      service_provider_uuid: 'me',
      service_buyer_uuid: 'buyer',
      currency: 'BRL',
      created: '2026-03-01',
      due_date: '2026-03-31',
      send_email: true,
      responsible_name: 'Rita',
      responsible_email: 'rita@example.com;joe@example.com',
      show_tax_invoice: true,
      show_exporter_net: false,
      is_draft: true,
      items: [
        {
          item: { uuid: 'i1' },
          quantity: '2',
          price: '10.50',
          scenery: {
            uuid: 's1',
            tributes: [
              { uuid: 'a', value: '5', is_fixed: false, is_origin: true, type: 'Fixed', tax_responsible: 'exporter' },
              { uuid: 'b', value: '3', is_fixed: true, is_origin: true, type: 'Variable', tax_responsible: 'exporter' },
            ],
          },
        },
      ],
    });
  });

  it('contains no empty texts, no blank lines and no consent', () => {
    const payload = toPayload(values, [line, lineWith({ key: 'x', item: undefined, price: '' })], sent(false));
    expect(payload['items']).toHaveLength(1);
    expect(Object.keys(payload)).not.toEqual(expect.arrayContaining(['observation']));
    expect(payload).not.toHaveProperty('accepted');
    expect(payload).not.toHaveProperty('remove_logo');
    expect(payload['is_draft']).toBe(false);
  });

  it('requests the removal of the logo', () => {
    expect(toPayload({ ...values, remove_logo: true }, [line], sent(true))).toMatchObject({ remove_logo: true });
  });
});
