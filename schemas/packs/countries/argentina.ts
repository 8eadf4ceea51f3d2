import type { PackCountry, PackRow, Words } from '../pack.ts';
import { borneByClient, exportOfServices, withheldFromPrice } from '../words.ts';

const ganancias = {
  tax: 'ar.ganancias',
  value: '35',
  base_percent: '90',
  financial_officer: 'importer',
  source: 'Ley de Impuesto a las Ganancias (t.o. 2019), arts. 12, 102 y 104: 35 % sobre la ganancia presunta del 90 %',
} as const satisfies Partial<PackRow>;

const iva: PackRow = {
  tax: 'ar.iva',
  box: 'II',
  value: '21',
  recoverable: '100',
  show: 'note',
  note: {
    pt: 'IVA da importação de serviços a cargo do cliente (Lei do IVA, art. 1, d)',
    en: 'VAT on imported services, owed by the client (VAT Law, Art. 1(d))',
    es: 'IVA por importación de servicios a cargo del cliente (Ley de IVA, art. 1, inc. d)',
  },
  source: 'Ley de IVA (t.o. 1997), arts. 1, inc. d), 12 y 28',
};

const advice: Words = {
  pt: 'Para assessoria técnica, financeira ou de outra natureza prestada do exterior. Tratados (Brasil, Espanha, Alemanha, Reino Unido) podem limitar a retenção; assistência técnica registrada tem presunção menor.',
  en: 'For technical, financial or other advice from abroad. Treaties (Brazil, Spain, Germany, United Kingdom) may limit what is withheld; registered technical assistance has a smaller presumed part.',
  es: 'Para asesoramiento técnico, financiero o de otra índole prestado desde el exterior. Los convenios (Brasil, España, Alemania, Reino Unido) pueden limitar la retención; la asistencia técnica registrada tiene una presunción menor.',
};

/** Services from and to Argentina. */
export const argentina: PackCountry = {
  id: 32,
  identifier: 'AR',
  names: { pt: 'Argentina', en: 'Argentina', es: 'Argentina' },
  checked_on: '2026-12-01',
  look_after: '2027-03-31',
  taxes: [
    {
      key: 'ar.ganancias',
      name: 'Impuesto a las Ganancias',
      names: { pt: 'Imposto sobre os lucros', en: 'Income tax', es: 'Impuesto a las Ganancias' },
      description: {
        pt: 'Imposto de renda argentino retido de beneficiários do exterior',
        en: 'Argentine income tax withheld from beneficiaries abroad',
        es: 'Impuesto retenido a beneficiarios del exterior',
      },
    },
    {
      key: 'ar.iva',
      name: 'IVA',
      names: { pt: 'IVA', en: 'VAT', es: 'IVA' },
      description: {
        pt: 'Imposto sobre o valor acrescentado da Argentina',
        en: 'Value added tax of Argentina',
        es: 'Impuesto al valor agregado de Argentina',
      },
    },
  ],
  origin: [
    {
      code: 'export',
      names: exportOfServices,
      rows: [],
      not_due: [{ tax: 'IVA', source: 'Ley de IVA (t.o. 1997), art. 1, inc. b), segundo párrafo, y art. 43' }],
    },
  ],
  destiny: [
    { code: 'withheld', names: withheldFromPrice, rows: [{ ...ganancias, box: 'IE' }, iva], remark: advice },
    {
      code: 'borne',
      names: borneByClient,
      rows: [{ ...ganancias, box: 'II', base_includes_self: true }, iva],
      remark: advice,
    },
  ],
};
