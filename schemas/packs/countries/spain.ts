import type { PackCountry, PackRow, PackSide } from '../pack.ts';
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
  withoutCertificate,
} from '../words.ts';

const owedByClient: PackRow = {
  tax: 'es.iva',
  value: '21',
  ...reverseCharge,
  source: 'Ley 37/1992, arts. 69.Uno.1.º, 84.Uno.2.º y 90.Uno; arts. 92 a 94',
};

/** The side of a provider without a certificate; the rate depends on where it resides. */
const withheldAt = (value: string, partners: string[]): PackSide => ({
  code: 'withheld',
  names: withoutCertificate,
  partners,
  rows: [
    {
      tax: 'es.irnr',
      box: 'IE',
      value,
      financial_officer: 'importer',
      source: 'TRLIRNR (RDL 5/2004), arts. 13.1.b), 25.1.a) y 31',
    },
    owedByClient,
  ],
});

/** Services from and to Spain (mainland and the Balearic Islands). */
export const spain: PackCountry = {
  id: 724,
  identifier: 'ES',
  names: { pt: 'Espanha', en: 'Spain', es: 'España' },
  checked_on: '2026-12-01',
  look_after: '2027-06-30',
  taxes: [
    {
      key: 'es.iva',
      name: 'IVA',
      names: { pt: 'IVA', en: 'VAT', es: 'IVA' },
      description: {
        pt: 'Imposto sobre o valor acrescentado da Espanha',
        en: 'Value added tax of Spain',
        es: 'Impuesto sobre el valor añadido de España',
      },
    },
    {
      key: 'es.irnr',
      name: 'IRNR',
      names: { pt: 'IRNR (retenção)', en: 'IRNR (withholding tax)', es: 'IRNR' },
      description: {
        pt: 'Imposto sobre a renda de não residentes, retido na fonte',
        en: 'Income tax withheld from non-residents',
        es: 'Impuesto sobre la renta de no residentes, retenido en la fuente',
      },
    },
  ],
  origin: [
    {
      code: 'union',
      names: { pt: 'Prestação intracomunitária', en: 'Service within the EU', es: 'Servicio intracomunitario' },
      partners: membersOfUnion,
      rows: [],
      not_due: [{ tax: 'IVA', source: 'Ley 37/1992, art. 69.Uno.1.º; mención: RD 1619/2012, art. 6.1.m)' }],
    },
    {
      code: 'export',
      names: exportOfServices,
      partners: outsideUnion,
      rows: [
        {
          tax: 'es.iva',
          ...outsideScope,
          note: {
            pt: 'Operação não sujeita ao IVA espanhol por regras de localização (art. 69 da Lei 37/1992)',
            en: 'Not subject to Spanish VAT by the rules on the place of supply (Art. 69 of Law 37/1992)',
            es: 'Operación no sujeta al IVA por reglas de localización (art. 69 de la Ley 37/1992)',
          },
          source: 'Ley 37/1992, art. 69.Uno.1.º y 69.Dos',
        },
      ],
    },
  ],
  destiny: [
    {
      code: 'business',
      names: businessClient,
      rows: [owedByClient],
      remark: {
        pt: 'Sem retenção de IRNR por convênio, se o prestador entregar um certificado de residência fiscal; a assistência técnica pode ser tributada como royalties.',
        en: 'No IRNR is withheld under a treaty if the provider hands in a certificate of tax residence; technical assistance may be taxed as royalties.',
        es: 'Sin retención de IRNR por convenio, si el prestador entrega un certificado de residencia fiscal; la asistencia técnica puede tributar como cánones.',
      },
    },
    withheldAt('24', outsideUnion),
    withheldAt('19', membersOfUnion),
    {
      code: 'consumer',
      names: digitalConsumer,
      rows: [
        {
          tax: 'es.iva',
          value: '21',
          ...chargedToConsumer,
          source: 'Directiva 2006/112/CE, arts. 58 y 59 quater; Ley 37/1992, arts. 70 y 90.Uno',
        },
      ],
      remark: remarkOnConsumers,
    },
  ],
};
