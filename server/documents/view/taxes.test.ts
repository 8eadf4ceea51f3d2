import { describe, expect, test } from 'vitest';
import { exampleTributes, sampleInvoice } from '../../../tests/support/sampleDocument.ts';
import { documentView } from '../view.ts';
import { sumTributes } from './tributes.ts';

const [iss, , irs, , stamp] = exampleTributes;
if (!iss || !irs || !stamp) throw new Error('the example has five tributes');

describe('tributes over the document', () => {
  test('are one where two hundred lines bear them on the same terms', () => {
    const invoice = sampleInvoice(
      {},
      Array.from({ length: 200 }, () => ({ price: '10.10' })),
    );
    expect(sumTributes(invoice)).toHaveLength(5);
    expect(sumTributes(invoice)[0]).toMatchObject({ name: 'ISS', box: 'EE', base: '2020.00', amount: '102.00' });
  });

  test('add up rounded amounts, each line by itself', () => {
    const invoice = sampleInvoice({}, [{ price: '0.10' }, { price: '0.10' }]);
    expect(sumTributes(invoice)[0]).toMatchObject({ base: '0.20', amount: '0.02' });
  });

  test('stay apart where the rate, the country or the responsible differ', () => {
    const invoice = sampleInvoice({}, [
      { tributes: [iss] },
      { tributes: [{ ...iss, value: '2' }] },
      { tributes: [{ ...iss, is_origin: false }] },
      { tributes: [{ ...iss, tax_responsible: 'importer' }] },
      { tributes: [{ ...iss, is_fixed: true }] },
    ]);
    expect(sumTributes(invoice).map(({ box, value }) => `${box} ${value}`)).toEqual([
      'EE 5',
      'EE 2',
      'IE 5',
      'EI 5',
      'EE 5',
    ]);
  });

  test('are the same at 5 and 5.00 percent', () => {
    const invoice = sampleInvoice({}, [{ tributes: [iss] }, { tributes: [{ ...iss, value: '5.00' }] }]);
    expect(sumTributes(invoice)).toHaveLength(1);
  });
});

describe('the breakdown', () => {
  test('has a part for each country: rate, base, who answers, amount', () => {
    expect(documentView(sampleInvoice(), 'pt').taxes?.sides).toEqual([
      {
        title: 'No país do exportador: Brasil',
        rows: [
          { name: 'ISS', rate: '5%', base: '1.000,00', responsible: 'Exportador, já dentro do preço', amount: '50,00' },
          {
            name: 'Encargo de exportação',
            rate: '23%',
            base: '1.000,00',
            responsible: 'Importador, cobrado além do preço',
            amount: '230,00',
          },
        ],
        sum: { label: 'Total neste país', amount: '280,00' },
      },
      {
        title: 'No país do importador: Portugal',
        rows: [
          {
            name: 'IRS retido na fonte',
            rate: '15%',
            base: '1.000,00',
            responsible: 'Exportador, retido do pagamento',
            amount: '150,00',
          },
          {
            name: 'IVA autoliquidado',
            rate: '10%',
            base: '1.000,00',
            responsible: 'Importador, à parte desta fatura',
            amount: '100,00',
          },
          {
            name: 'Imposto do selo',
            rate: 'Valor fixo',
            base: '–',
            responsible: 'Importador, à parte desta fatura',
            amount: '12,50',
          },
        ],
        sum: { label: 'Total neste país', amount: '262,50' },
      },
    ]);
  });

  test('has the decimals of the currency', () => {
    const view = documentView(sampleInvoice({ currency: 'KWD' }, [{ price: '1000', tributes: [irs] }]), 'en');
    expect(view.taxes?.sides).toMatchObject([{ rows: [{ base: '1,000.000', amount: '150.000' }] }]);
    expect(view.taxes?.header.amount).toBe('Amount (KWD)');
  });

  test('leaves out the country that has none', () => {
    const { taxes } = documentView(sampleInvoice({}, [{ tributes: [stamp] }]), 'es');
    expect(taxes?.sides.map(({ title }) => title)).toEqual(['En el país del importador: Portugal']);
  });

  test('is not there where there is no tribute, or the invoice hides it', () => {
    expect(documentView(sampleInvoice({}, [{ tributes: [] }]), 'pt').taxes).toBeNull();
    expect(documentView(sampleInvoice({ show_tax_invoice: false }), 'pt').taxes).toBeNull();
  });
});
