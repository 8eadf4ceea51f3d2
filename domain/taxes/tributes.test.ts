import { describe, expect, test } from 'vitest';
import { exampleTributes, sampleInvoice } from '../../tests/support/sampleDocument.ts';
import { sumTributes } from './tributes.ts';

const [iss] = exampleTributes;
if (!iss) throw new Error('the example begins with ISS');

describe('tributes over the document', () => {
  test('are one where two hundred lines bear them on the same terms', () => {
    const invoice = sampleInvoice(
      {},
      Array.from({ length: 200 }, () => ({ price: '10.10' })),
    );
    expect(sumTributes(invoice.lines, invoice.currency)).toHaveLength(5);
    expect(sumTributes(invoice.lines, invoice.currency)[0]).toMatchObject({
      name: 'ISS',
      box: 'EE',
      base: '2020.00',
      amount: '102.00',
    });
  });

  test('add up rounded amounts, each line by itself', () => {
    const invoice = sampleInvoice({}, [{ price: '0.10' }, { price: '0.10' }]);
    expect(sumTributes(invoice.lines, invoice.currency)[0]).toMatchObject({ base: '0.20', amount: '0.02' });
  });

  test('are the exporter’s at home, in percent, where nothing else is said', () => {
    const line = {
      total: '10.00',
      scenery: { uuid: 's', tributes: [{ uuid: 't', name: 'ISS', value: '5', amount: '0.50' }] },
    };
    expect(sumTributes([line], 'BRL')).toEqual([
      { name: 'ISS', box: 'EE', isFixed: false, value: '5', base: '10.00', amount: '0.50' },
    ]);
  });

  test('stay apart where the rate, the country or the responsible differ', () => {
    const invoice = sampleInvoice({}, [
      { tributes: [iss] },
      { tributes: [{ ...iss, value: '2' }] },
      { tributes: [{ ...iss, is_origin: false }] },
      { tributes: [{ ...iss, tax_responsible: 'importer' }] },
      { tributes: [{ ...iss, is_fixed: true }] },
    ]);
    expect(sumTributes(invoice.lines, invoice.currency).map(({ box, value }) => `${box} ${value}`)).toEqual([
      'EE 5',
      'EE 2',
      'IE 5',
      'EI 5',
      'EE 5',
    ]);
  });

  test('are the same at 5 and 5.00 percent', () => {
    const invoice = sampleInvoice({}, [{ tributes: [iss] }, { tributes: [{ ...iss, value: '5.00' }] }]);
    expect(sumTributes(invoice.lines, invoice.currency)).toHaveLength(1);
  });
});
