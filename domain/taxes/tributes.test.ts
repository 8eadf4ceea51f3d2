import { describe, expect, test } from 'vitest';
import { exampleTributes, sampleInvoice } from '../../tests/support/sampleDocument.ts';
import { linesAmong } from '../documents/rows.ts';
import { sumTributes } from './tributes.ts';

const [iss] = exampleTributes;
if (!iss) throw new Error('the example begins with ISS');

describe('the tributes of a document', () => {
  test('are combined for two hundred lines with the same terms', () => {
    const invoice = sampleInvoice(
      {},
      Array.from({ length: 200 }, () => ({ price: '10.10' })),
    );
    expect(sumTributes(linesAmong(invoice.lines), invoice.currency)).toHaveLength(5);
    expect(sumTributes(linesAmong(invoice.lines), invoice.currency)[0]).toMatchObject({
      name: 'ISS',
      box: 'EE',
      base: '2020.00',
      amount: '102.00',
    });
  });

  test('add up amounts that are rounded by line', () => {
    const invoice = sampleInvoice({}, [{ price: '0.10' }, { price: '0.10' }]);
    expect(sumTributes(linesAmong(invoice.lines), invoice.currency)[0]).toMatchObject({ base: '0.20', amount: '0.02' });
  });

  test('are the exporter’s at home, in percent, by default', () => {
    const line = {
      total: '10.00',
      scenery: { uuid: 's', tributes: [{ uuid: 't', name: 'ISS', value: '5', amount: '0.50' }] },
    };
    expect(sumTributes([line], 'BRL')).toEqual([
      { name: 'ISS', box: 'EE', isFixed: false, value: '5', base: '10.00', amount: '0.50' },
    ]);
  });

  test('that are incomplete count as nothing, without a name', () => {
    const line = { scenery: { uuid: 's', tributes: [{}] } };
    expect(sumTributes([line, { scenery: { uuid: 's' } }], 'BRL')).toEqual([
      { name: '', box: 'EE', isFixed: false, value: '0', base: '0.00', amount: '0.00' },
    ]);
  });

  test('are separate for another rate, country or responsible party', () => {
    const invoice = sampleInvoice({}, [
      { tributes: [iss] },
      { tributes: [{ ...iss, value: '2' }] },
      { tributes: [{ ...iss, is_origin: false }] },
      { tributes: [{ ...iss, tax_responsible: 'importer' }] },
      { tributes: [{ ...iss, is_fixed: true }] },
    ]);
    expect(sumTributes(linesAmong(invoice.lines), invoice.currency).map(({ box, value }) => `${box} ${value}`)).toEqual(
      ['EE 5', 'EE 2', 'IE 5', 'EI 5', 'EE 5'],
    );
  });

  test('are the same at 5 and 5.00 percent', () => {
    const invoice = sampleInvoice({}, [{ tributes: [iss] }, { tributes: [{ ...iss, value: '5.00' }] }]);
    expect(sumTributes(linesAmong(invoice.lines), invoice.currency)).toHaveLength(1);
  });
});
