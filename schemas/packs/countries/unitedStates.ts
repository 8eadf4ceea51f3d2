import type { PackCountry } from '../pack.ts';
import { exportOfServices } from '../words.ts';

/** Services from and to the United States. */
export const unitedStates: PackCountry = {
  id: 840,
  identifier: 'US',
  names: { pt: 'Estados Unidos', en: 'United States', es: 'Estados Unidos' },
  checked_on: '2026-12-01',
  look_after: '2027-06-30',
  taxes: [
    {
      key: 'us.withholding',
      name: 'Withholding tax',
      names: { pt: 'Imposto retido na fonte', en: 'Withholding tax', es: 'Impuesto retenido' },
      description: {
        pt: 'Imposto federal de renda retido de estrangeiros',
        en: 'Federal income tax withheld from foreign persons',
        es: 'Impuesto federal sobre la renta retenido a extranjeros',
      },
    },
  ],
  origin: [
    {
      code: 'export',
      names: exportOfServices,
      rows: [],
      remark: {
        pt: 'Não há imposto federal sobre o valor acrescentado. A sales tax é estadual.',
        en: 'There is no federal value added tax. Sales tax is a matter of the states.',
        es: 'No hay impuesto federal sobre el valor añadido. El sales tax es estatal.',
      },
    },
  ],
  destiny: [
    {
      code: 'abroad',
      names: {
        pt: 'Serviço prestado fora dos EUA',
        en: 'Service performed outside the US',
        es: 'Servicio prestado fuera de EE. UU.',
      },
      rows: [],
      not_due: [
        { tax: 'Withholding tax', source: 'Internal Revenue Code, §§ 861(a)(3) and 862(a)(3): foreign-source income' },
      ],
      remark: {
        pt: 'O cliente costuma pedir o formulário W-8BEN-E. A sales tax estadual não está incluída.',
        en: 'Clients usually ask for form W-8BEN-E. State sales tax is not included.',
        es: 'El cliente suele pedir el formulario W-8BEN-E. No incluye el sales tax estatal.',
      },
    },
    {
      code: 'within',
      names: {
        pt: 'Serviço prestado nos EUA',
        en: 'Service performed in the US',
        es: 'Servicio prestado en EE. UU.',
      },
      partners: ['BR', 'AR'],
      rows: [
        {
          tax: 'us.withholding',
          box: 'IE',
          value: '30',
          financial_officer: 'importer',
          source: 'Internal Revenue Code, §§ 861(a)(3), 881(a)(1) and 1442(a)',
        },
      ],
      remark: {
        pt: 'Sem retenção sobre renda efetivamente ligada a um negócio nos EUA (formulário W-8ECI).',
        en: 'Not withheld from income effectively connected with a US business (form W-8ECI).',
        es: 'Sin retención sobre rentas vinculadas a un negocio en EE. UU. (formulario W-8ECI).',
      },
    },
  ],
};
