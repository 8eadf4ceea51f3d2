import type { PackCountry, PackSide, Words } from '../pack.ts';
import { borneByClient, withheldFromPrice } from '../words.ts';
import { borneRows, withheldRows } from './brazilImport.ts';

const technical: Words = {
  pt: 'Para serviços técnicos e de assistência administrativa tomados por empresa; outros serviços têm IRRF de 25 % e não têm CIDE. O ISS vai de 2 % a 5 % conforme o município. Sem IOF. O crédito de CBS e IBS é do regime regular. Tratados podem reduzir o IRRF.',
  en: 'For technical and administrative services to a business; other services bear IRRF of 25 % and no CIDE. ISS is 2 % to 5 %, by municipality. Without IOF. CBS and IBS are credited under the regular regime. Treaties may reduce IRRF.',
  es: 'Para servicios técnicos y de asistencia administrativa a una empresa; otros servicios soportan IRRF del 25 % y ninguna CIDE. El ISS va del 2 % al 5 % según el municipio. Sin IOF. El crédito de CBS e IBS es del régimen regular. Los tratados pueden reducir el IRRF.',
};

const exported: PackSide['not_due'] = [
  { tax: 'ISS', source: 'LC 116/2003, art. 2º, I, salvo resultado no Brasil (parágrafo único)' },
  { tax: 'CBS, IBS', source: 'LC 214/2025, arts. 79 e 80' },
];

/** Services from and to Brazil. */
export const brazil: PackCountry = {
  id: 76,
  identifier: 'BR',
  names: { pt: 'Brasil', en: 'Brazil', es: 'Brasil' },
  checked_on: '2026-12-01',
  look_after: '2027-01-15',
  taxes: [
    {
      key: 'br.irrf',
      name: 'IRRF',
      names: { pt: 'IRRF', en: 'IRRF (withholding tax)', es: 'IRRF (retención)' },
      description: {
        pt: 'Imposto de renda retido na fonte sobre remessas ao exterior',
        en: 'Income tax withheld from payments abroad',
        es: 'Impuesto sobre la renta retenido en pagos al exterior',
      },
    },
    {
      key: 'br.cide',
      name: 'CIDE',
      names: { pt: 'CIDE', en: 'CIDE', es: 'CIDE' },
      description: {
        pt: 'Contribuição de intervenção no domínio econômico sobre serviços técnicos do exterior',
        en: 'Contribution on technical services from abroad',
        es: 'Contribución sobre servicios técnicos del exterior',
      },
    },
    {
      key: 'br.iss',
      name: 'ISS',
      names: { pt: 'ISS', en: 'ISS (service tax)', es: 'ISS (impuesto sobre servicios)' },
      description: {
        pt: 'Imposto municipal sobre serviços',
        en: 'Municipal tax on services',
        es: 'Impuesto municipal sobre servicios',
      },
    },
    {
      key: 'br.import-pis',
      name: 'PIS-Importação',
      names: { pt: 'PIS-Importação', en: 'PIS on imports', es: 'PIS a la importación' },
      description: {
        pt: 'Contribuição ao PIS sobre a importação de serviços',
        en: 'PIS contribution on imported services',
        es: 'Contribución al PIS sobre servicios importados',
      },
    },
    {
      key: 'br.import-cofins',
      name: 'COFINS-Importação',
      names: { pt: 'COFINS-Importação', en: 'COFINS on imports', es: 'COFINS a la importación' },
      description: {
        pt: 'COFINS sobre a importação de serviços',
        en: 'COFINS contribution on imported services',
        es: 'COFINS sobre servicios importados',
      },
    },
    {
      key: 'br.cbs',
      name: 'CBS',
      names: { pt: 'CBS', en: 'CBS', es: 'CBS' },
      description: {
        pt: 'Contribuição sobre bens e serviços',
        en: 'Federal contribution on goods and services',
        es: 'Contribución federal sobre bienes y servicios',
      },
    },
    {
      key: 'br.ibs',
      name: 'IBS',
      names: { pt: 'IBS', en: 'IBS', es: 'IBS' },
      description: {
        pt: 'Imposto sobre bens e serviços',
        en: 'State and municipal tax on goods and services',
        es: 'Impuesto estatal y municipal sobre bienes y servicios',
      },
    },
    {
      key: 'br.irpj',
      name: 'IRPJ',
      names: { pt: 'IRPJ', en: 'IRPJ (corporate income tax)', es: 'IRPJ (impuesto de sociedades)' },
      description: {
        pt: 'Imposto de renda das pessoas jurídicas, lucro presumido',
        en: 'Corporate income tax on presumed profit',
        es: 'Impuesto sobre la renta de las empresas, beneficio presunto',
      },
    },
    {
      key: 'br.csll',
      name: 'CSLL',
      names: { pt: 'CSLL', en: 'CSLL', es: 'CSLL' },
      description: {
        pt: 'Contribuição social sobre o lucro líquido, lucro presumido',
        en: 'Social contribution on presumed profit',
        es: 'Contribución social sobre el beneficio presunto',
      },
    },
    {
      key: 'br.simples',
      name: 'Simples Nacional',
      names: { pt: 'Simples Nacional', en: 'Simples Nacional', es: 'Simples Nacional' },
      description: {
        pt: 'Documento de arrecadação do Simples, sem os tributos de que a exportação é isenta',
        en: 'Single payment of small businesses, without the taxes from which exports are exempt',
        es: 'Pago único de pequeñas empresas, sin los tributos de los que la exportación está exenta',
      },
    },
  ],
  origin: [
    {
      code: 'presumed',
      names: { pt: 'Lucro presumido', en: 'Presumed profit', es: 'Beneficio presunto' },
      rows: [
        {
          tax: 'br.irpj',
          box: 'EE',
          value: '15',
          base_percent: '32',
          source: 'Lei 9.249/1995, art. 3º e art. 15, § 1º, III, a',
        },
        {
          tax: 'br.csll',
          box: 'EE',
          value: '9',
          base_percent: '32',
          source: 'Lei 9.249/1995, art. 20; Lei 7.689/1988, art. 3º',
        },
      ],
      not_due: [
        ...exported,
        {
          tax: 'PIS, COFINS',
          source: 'MP 2.158-35/2001, art. 14, III, § 1º; Lei 10.637/2002, art. 5º, II; Lei 10.833/2003, art. 6º, II',
        },
      ],
      remark: {
        pt: 'Sem o adicional de IRPJ de 10 % sobre o lucro presumido acima de R$ 60.000 por trimestre. O percentual de presunção pode ser maior para receitas altas (LC 224/2025).',
        en: 'Without the additional IRPJ of 10 % on presumed profit above BRL 60,000 a quarter. The presumed part may be larger for high revenue (LC 224/2025).',
        es: 'Sin el adicional de IRPJ del 10 % sobre el beneficio presunto superior a BRL 60.000 por trimestre. La parte presunta puede ser mayor con ingresos altos (LC 224/2025).',
      },
    },
    {
      code: 'simples',
      names: {
        pt: 'Simples Nacional, Anexo III',
        en: 'Simples Nacional, Annex III',
        es: 'Simples Nacional, Anexo III',
      },
      rows: [
        {
          tax: 'br.simples',
          box: 'EE',
          value: '3.054',
          source: 'LC 123/2006, art. 18, § 14, e Anexo III, 1ª faixa: 6 % sem ISS, PIS e COFINS (49,10 % da alíquota)',
        },
      ],
      not_due: [...exported, { tax: 'PIS, COFINS', source: 'LC 123/2006, art. 18, § 14' }],
      remark: {
        pt: 'Alíquota da 1ª faixa do Anexo III (receita de até R$ 180.000 em 12 meses). Troque-a pela sua alíquota efetiva, sem ISS, PIS e COFINS.',
        en: 'The rate of the first bracket of Annex III (revenue up to BRL 180,000 in 12 months). Replace it by your effective rate without ISS, PIS and COFINS.',
        es: 'Tipo del primer tramo del Anexo III (ingresos de hasta BRL 180.000 en 12 meses). Sustitúyalo por su tipo efectivo, sin ISS, PIS y COFINS.',
      },
    },
  ],
  destiny: [
    { code: 'withheld', names: withheldFromPrice, rows: withheldRows, remark: technical },
    { code: 'borne', names: borneByClient, rows: borneRows, remark: technical },
  ],
};
