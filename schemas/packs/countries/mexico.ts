import type { PackCountry } from '../pack.ts';
import { businessClient, exportOfServices } from '../words.ts';

/** Services from and to Mexico. */
export const mexico: PackCountry = {
  id: 484,
  identifier: 'MX',
  names: { pt: 'México', en: 'Mexico', es: 'México' },
  checked_on: '2026-12-01',
  look_after: '2027-03-31',
  taxes: [
    {
      key: 'mx.iva',
      name: 'IVA',
      names: { pt: 'IVA', en: 'VAT', es: 'IVA' },
      description: {
        pt: 'Imposto sobre o valor acrescentado do México',
        en: 'Value added tax of Mexico',
        es: 'Impuesto al valor agregado de México',
      },
    },
  ],
  origin: [
    {
      code: 'export',
      names: exportOfServices,
      rows: [
        {
          tax: 'mx.iva',
          box: 'EE',
          value: '0',
          show: 'note',
          note: {
            pt: 'IVA à taxa de 0 %: exportação de serviços (LIVA, art. 29, fração IV)',
            en: 'VAT at 0 %: export of services (LIVA, Art. 29(IV))',
            es: 'IVA a la tasa del 0 %: exportación de servicios (LIVA, art. 29, fracción IV)',
          },
          source: 'LIVA, art. 29, fracción IV',
        },
      ],
      remark: {
        pt: 'Só para os serviços do art. 29, fração IV, como assistência técnica e tecnologia da informação, aproveitados no exterior.',
        en: 'Only for the services of Art. 29(IV), such as technical assistance and information technology, used abroad.',
        es: 'Solo para los servicios del art. 29, fracción IV, como asistencia técnica y tecnologías de la información, aprovechados en el extranjero.',
      },
    },
  ],
  destiny: [
    {
      code: 'business',
      names: businessClient,
      rows: [
        {
          tax: 'mx.iva',
          box: 'II',
          value: '16',
          recoverable: '100',
          show: 'note',
          note: {
            pt: 'IVA da importação de serviços a cargo do cliente (LIVA, art. 24, fração V)',
            en: 'VAT on imported services, owed by the client (LIVA, Art. 24(V))',
            es: 'IVA por importación de servicios a cargo del cliente (LIVA, art. 24, fracción V)',
          },
          source: 'LIVA, arts. 1, 4, 5 y 24, fracción V',
        },
      ],
      not_due: [{ tax: 'ISR', source: 'LISR, art. 156: fuente en México solo si el servicio se presta en el país' }],
      remark: {
        pt: 'A assistência técnica paga ao exterior tem retenção de ISR de 25 % (LISR, art. 167), que um tratado pode reduzir.',
        en: 'Technical assistance paid abroad bears ISR of 25 % (LISR, Art. 167), which a treaty may reduce.',
        es: 'La asistencia técnica pagada al extranjero soporta ISR del 25 % (LISR, art. 167), que un tratado puede reducir.',
      },
    },
  ],
};
