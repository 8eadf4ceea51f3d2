import type { PackCountry } from '../pack.ts';
import { businessClient, chargedToConsumer, digitalConsumer, exportOfServices } from '../words.ts';

/** Services from and to the United Kingdom. */
export const unitedKingdom: PackCountry = {
  id: 826,
  identifier: 'GB',
  names: { pt: 'Reino Unido', en: 'United Kingdom', es: 'Reino Unido' },
  checked_on: '2026-12-01',
  look_after: '2027-06-30',
  taxes: [
    {
      key: 'gb.vat',
      name: 'VAT',
      names: { pt: 'IVA', en: 'VAT', es: 'IVA' },
      description: {
        pt: 'Imposto sobre o valor acrescentado do Reino Unido',
        en: 'Value added tax of the United Kingdom',
        es: 'Impuesto sobre el valor añadido del Reino Unido',
      },
    },
  ],
  origin: [
    {
      code: 'export',
      names: exportOfServices,
      rows: [],
      not_due: [{ tax: 'VAT', source: 'Value Added Tax Act 1994, s. 7A: outside the scope of UK VAT' }],
    },
  ],
  destiny: [
    {
      code: 'business',
      names: businessClient,
      rows: [
        {
          tax: 'gb.vat',
          box: 'II',
          value: '20',
          recoverable: '100',
          show: 'note',
          note: {
            pt: 'Autoliquidação: o IVA do Reino Unido é devido pelo cliente (VATA 1994, s. 8)',
            en: 'Reverse charge: the client accounts for UK VAT (VATA 1994, s. 8)',
            es: 'Inversión del sujeto pasivo: el cliente declara el IVA del Reino Unido (VATA 1994, s. 8)',
          },
          source: 'Value Added Tax Act 1994, s. 2(1), s. 7A(2)(a), s. 8 and ss. 24-26',
        },
      ],
    },
    {
      code: 'consumer',
      names: digitalConsumer,
      rows: [
        {
          tax: 'gb.vat',
          value: '20',
          box: chargedToConsumer.box,
          financial_officer: chargedToConsumer.financial_officer,
          source: 'Value Added Tax Act 1994, s. 2(1), s. 7A and Sch. 4A',
        },
      ],
      remark: {
        pt: 'Vale para serviços prestados por via eletrônica. O prestador registra-se para o IVA no Reino Unido.',
        en: 'For electronically supplied services. The provider registers for VAT in the United Kingdom.',
        es: 'Para servicios prestados por vía electrónica. El prestador se registra a efectos del IVA en el Reino Unido.',
      },
    },
  ],
};
