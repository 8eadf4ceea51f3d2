import type { PackCountry } from '../pack.ts';
import {
  businessClient,
  chargedToConsumer,
  digitalConsumer,
  exportOfServices,
  membersOfUnion,
  outsideScope,
  outsideUnion,
  remarkOnConsumers,
  reverseCharge,
} from '../words.ts';

/** Services from and to Germany. */
export const germany: PackCountry = {
  id: 276,
  identifier: 'DE',
  names: { pt: 'Alemanha', en: 'Germany', es: 'Alemania' },
  checked_on: '2026-12-01',
  look_after: '2027-06-30',
  taxes: [
    {
      key: 'de.ust',
      name: 'Umsatzsteuer',
      names: { pt: 'IVA', en: 'VAT', es: 'IVA' },
      description: {
        pt: 'Imposto sobre o valor acrescentado da Alemanha',
        en: 'Value added tax of Germany',
        es: 'Impuesto sobre el valor añadido de Alemania',
      },
    },
  ],
  origin: [
    {
      code: 'union',
      names: { pt: 'Prestação intracomunitária', en: 'Service within the EU', es: 'Servicio intracomunitario' },
      partners: membersOfUnion,
      rows: [],
      not_due: [{ tax: 'Umsatzsteuer', source: 'UStG, § 3a Abs. 2; Angabe: § 14a Abs. 1' }],
    },
    {
      code: 'export',
      names: exportOfServices,
      partners: outsideUnion,
      rows: [
        {
          tax: 'de.ust',
          ...outsideScope,
          note: {
            pt: 'Não sujeito ao IVA alemão (§ 3a da UStG)',
            en: 'Not subject to German VAT (Section 3a UStG)',
            es: 'No sujeto al IVA alemán (§ 3a UStG)',
          },
          source: 'UStG, § 3a Abs. 2, 4 und 5',
        },
      ],
    },
  ],
  destiny: [
    {
      code: 'business',
      names: businessClient,
      rows: [
        {
          tax: 'de.ust',
          value: '19',
          ...reverseCharge,
          source: 'UStG, § 3a Abs. 2; § 12 Abs. 1; § 13b Abs. 1, Abs. 2 Nr. 1 und Abs. 5; § 15 Abs. 1 Satz 1 Nr. 4',
        },
      ],
      not_due: [
        { tax: 'Steuerabzug', source: 'EStG, §§ 49 und 50a: nur Rechte, künstlerische und ähnliche Leistungen' },
      ],
    },
    {
      code: 'consumer',
      names: digitalConsumer,
      rows: [
        {
          tax: 'de.ust',
          value: '19',
          ...chargedToConsumer,
          source: 'Richtlinie 2006/112/EG, Art. 58 und 59c; UStG, § 3a Abs. 5 und § 12 Abs. 1',
        },
      ],
      remark: remarkOnConsumers,
    },
  ],
};
