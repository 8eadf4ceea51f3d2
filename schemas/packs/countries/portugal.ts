import type { PackCountry, PackRow } from '../pack.ts';
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
  tax: 'pt.iva',
  value: '23',
  ...reverseCharge,
  source: 'CIVA, art. 2.º, n.º 1, e); art. 6.º, n.º 6, a); art. 18.º, n.º 1, c); arts. 19.º e 20.º',
};

/** Services from and to Portugal (mainland). */
export const portugal: PackCountry = {
  id: 620,
  identifier: 'PT',
  names: { pt: 'Portugal', en: 'Portugal', es: 'Portugal' },
  checked_on: '2026-12-01',
  look_after: '2027-06-30',
  taxes: [
    {
      key: 'pt.iva',
      name: 'IVA',
      names: { pt: 'IVA', en: 'VAT', es: 'IVA' },
      description: {
        pt: 'Imposto sobre o valor acrescentado de Portugal',
        en: 'Value added tax of Portugal',
        es: 'Impuesto sobre el valor añadido de Portugal',
      },
    },
    {
      key: 'pt.irc',
      name: 'IRC',
      names: { pt: 'IRC, retenção na fonte', en: 'IRC (withholding tax)', es: 'IRC (retención)' },
      description: {
        pt: 'Imposto sobre o rendimento de não residentes, retido na fonte',
        en: 'Corporate income tax withheld from non-residents',
        es: 'Impuesto de sociedades retenido a no residentes',
      },
    },
  ],
  origin: [
    {
      code: 'union',
      names: { pt: 'Prestação intracomunitária', en: 'Service within the EU', es: 'Servicio intracomunitario' },
      partners: membersOfUnion,
      rows: [],
      not_due: [{ tax: 'IVA', source: 'CIVA, art. 6.º, n.º 6, a), a contrario; menção: art. 36.º, n.º 13' }],
    },
    {
      code: 'export',
      names: exportOfServices,
      partners: outsideUnion,
      rows: [
        {
          tax: 'pt.iva',
          ...outsideScope,
          note: {
            pt: 'IVA – não sujeito (art. 6.º, n.º 6, a), do CIVA, a contrario)',
            en: 'Not subject to Portuguese VAT (Art. 6(6)(a) of the VAT Code)',
            es: 'No sujeto al IVA portugués (art. 6.º, n.º 6, a), del Código del IVA)',
          },
          source: 'CIVA, art. 6.º, n.º 6, a), a contrario, e n.º 11; menção: art. 36.º, n.º 5, e)',
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
        pt: 'Sem retenção de IRC se o prestador entregar o formulário 21-RFI e o certificado de residência (CIRC, art. 98.º); conforme o tratado, a assistência técnica pode ser tributada como royalties.',
        en: 'No IRC is withheld if the provider hands in form 21-RFI and a certificate of residence (CIRC, art. 98); by treaty, technical assistance may be taxed as royalties.',
        es: 'Sin retención de IRC si el prestador entrega el formulario 21-RFI y el certificado de residencia (CIRC, art. 98.º); según el convenio, la asistencia técnica puede tributar como cánones.',
      },
    },
    {
      code: 'withheld',
      names: withoutCertificate,
      rows: [
        {
          tax: 'pt.irc',
          box: 'IE',
          value: '25',
          financial_officer: 'importer',
          source: 'CIRC, art. 4.º, n.º 3, c), 7); art. 87.º, n.º 4; art. 94.º; art. 98.º',
        },
        owedByClient,
      ],
    },
    {
      code: 'consumer',
      names: digitalConsumer,
      rows: [
        {
          tax: 'pt.iva',
          value: '23',
          ...chargedToConsumer,
          source: 'Diretiva 2006/112/CE, arts. 58.º e 59.º-C; CIVA, art. 18.º, n.º 1, c)',
        },
      ],
      remark: remarkOnConsumers,
    },
  ],
};
