import { describe, expect, test } from 'vitest';
import { exampleTributes, sampleInvoice } from '../../../tests/support/sampleDocument.ts';
import { documentView } from './view.ts';

const [, , irs, , stamp] = exampleTributes;
if (!irs || !stamp) throw new Error('the example has five tributes');

describe('the breakdown', () => {
  test('names a tribute in the language of the document, if it has a name in it', () => {
    const named = { ...irs, name: 'IRS', pt_name: 'IRS retido na fonte', en_name: 'Withholding tax' };
    const invoice = sampleInvoice({}, [{ tributes: [named] }]);
    const nameIn = (language: 'pt' | 'en' | 'es') => documentView(invoice, language).taxes?.sides[0]?.rows[0]?.name;
    expect([nameIn('pt'), nameIn('en'), nameIn('es')]).toEqual(['IRS retido na fonte', 'Withholding tax', 'IRS']);
  });

  test('prints the legal text of a noted tribute instead of its amount, and leaves it out of all sums', () => {
    const noted = {
      ...irs,
      is_origin: false,
      tax_responsible: 'importer' as const,
      show: 'note' as const,
      pt_note: 'Autoliquidação',
    };
    const invoice = sampleInvoice({ show_tax_invoice: true }, [
      { tributes: [{ ...noted, name: 'IVA', value: '23' }, irs] },
    ]);
    const { taxes, totals } = documentView(invoice, 'pt');
    expect(taxes?.sides[0]?.rows.map(({ name, rate, base, amount }) => [name, rate, base, amount])).toEqual([
      ['IRS retido na fonte', '15%', '1.000,00', '150,00'],
      ['IVA: Autoliquidação', '–', '–', '–'],
    ]);
    expect(taxes?.sides[0]?.sum.amount).toBe('150,00');
    expect(totals.cost?.amount).toMatch(/1\.000,00$/);
  });

  test('has a part for each country: rate, base, responsible party, amount', () => {
    expect(documentView(sampleInvoice({ show_exporter_net: true }), 'pt').taxes?.sides).toEqual([
      {
        title: 'No país do exportador: Brasil',
        rows: [
          {
            name: 'ISS',
            rate: '5%',
            base: '1.000,00',
            responsible: 'Exportador, já incluído no preço',
            amount: '50,00',
          },
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
            responsible: 'Importador, à parte deste documento',
            amount: '100,00',
          },
          {
            name: 'Imposto do selo',
            rate: 'Valor fixo',
            base: '–',
            responsible: 'Importador, à parte deste documento',
            amount: '12,50',
          },
        ],
        sum: { label: 'Total neste país', amount: '262,50' },
      },
    ]);
  });

  test.each([
    ['pt', 'Tributos na origem, a cargo do importador', 'Total neste país'],
    ['en', 'Taxes at origin, charged to the importer', 'Total in this country'],
    ['es', 'Impuestos en origen, a cargo del importador', 'Total en este país'],
  ] as const)('hides the exporter’s own taxes at home, and labels the sums in %s', (locale, atOrigin, there) => {
    const sides = documentView(sampleInvoice(), locale).taxes?.sides;
    expect(sides?.map(({ rows }) => rows.map(({ name }) => name))).toEqual([
      ['Encargo de exportação'],
      ['IRS retido na fonte', 'IVA autoliquidado', 'Imposto do selo'],
    ]);
    expect(sides?.map(({ sum }) => sum.label)).toEqual([atOrigin, there]);
    expect(sides?.[0]?.sum.amount).toMatch(/^230[.,]00$/);
  });

  test('is absent if it would have only the exporter’s own taxes', () => {
    const invoice = sampleInvoice({}, [{ tributes: exampleTributes.slice(0, 1) }]);
    expect(documentView(invoice, 'pt').taxes).toBeNull();
  });

  test('has the decimals of the currency', () => {
    const view = documentView(sampleInvoice({ currency: 'KWD' }, [{ price: '1000', tributes: [irs] }]), 'en');
    expect(view.taxes?.sides).toMatchObject([{ rows: [{ base: '1,000.000', amount: '150.000' }] }]);
    expect(view.taxes?.header.amount).toBe('Amount (KWD)');
  });

  test('omits a country without taxes', () => {
    const { taxes } = documentView(sampleInvoice({}, [{ tributes: [stamp] }]), 'es');
    expect(taxes?.sides.map(({ title }) => title)).toEqual(['En el país del importador: Portugal']);
  });

  test('is absent if there is no tribute, or the invoice hides it', () => {
    expect(documentView(sampleInvoice({}, [{ tributes: [] }]), 'pt').taxes).toBeNull();
    expect(documentView(sampleInvoice({ show_tax_invoice: false }), 'pt').taxes).toBeNull();
  });
});
