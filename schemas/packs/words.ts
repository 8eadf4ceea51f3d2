import type { PackRow, Words } from './pack.ts';

export const businessClient: Words = { pt: 'Cliente empresa', en: 'Business client', es: 'Cliente empresa' };

export const digitalConsumer: Words = {
  pt: 'Consumidor, serviço digital',
  en: 'Consumer, digital service',
  es: 'Consumidor, servicio digital',
};

export const withheldFromPrice: Words = {
  pt: 'Imposto retido do preço',
  en: 'Tax withheld from the price',
  es: 'Impuesto retenido del precio',
};

export const borneByClient: Words = {
  pt: 'Imposto assumido pelo cliente',
  en: 'Tax borne by the client',
  es: 'Impuesto a cargo del cliente',
};

export const withoutCertificate: Words = {
  pt: 'Sem certificado de residência',
  en: 'Without a certificate of residence',
  es: 'Sin certificado de residencia',
};

export const exportOfServices: Words = {
  pt: 'Exportação de serviços',
  en: 'Export of services',
  es: 'Exportación de servicios',
};

/** The Member States among the countries of packs. */
export const membersOfUnion = ['PT', 'ES', 'DE'];
export const outsideUnion = ['BR', 'GB', 'US', 'MX', 'AR'];

/** VAT of a Member State that the business client owes itself and deducts. */
export const reverseCharge = {
  box: 'II',
  recoverable: '100',
  category: 'AE',
  reason_code: 'VATEX-EU-AE',
  show: 'note',
  note: {
    pt: 'IVA – autoliquidação (art. 196.º da Diretiva 2006/112/CE)',
    en: 'Reverse charge (Art. 196 of Directive 2006/112/EC)',
    es: 'Inversión del sujeto pasivo (art. 196 de la Directiva 2006/112/CE)',
  },
} as const satisfies Partial<PackRow>;

/** VAT of a Member State or the United Kingdom that the provider charges to a consumer and remits there. */
export const chargedToConsumer = {
  box: 'EI',
  financial_officer: 'exporter',
  category: 'S',
} as const satisfies Partial<PackRow>;

/** A service of a Member State whose place of supply is outside the Union. */
export const outsideScope = {
  box: 'EE',
  value: '0',
  category: 'O',
  reason_code: 'VATEX-EU-O',
  show: 'note',
} as const satisfies Partial<PackRow>;

/** What the digital services of the side of a consumer are. */
export const remarkOnConsumers: Words = {
  pt: 'Vale para serviços prestados por via eletrónica. O prestador regista-se no balcão único (OSS) ou no país do cliente; entre Estados-Membros, só acima de 10 000 EUR por ano.',
  en: 'For electronically supplied services. The provider registers for the One Stop Shop (OSS) or in the client’s country; between Member States only above EUR 10,000 a year.',
  es: 'Para servicios prestados por vía electrónica. El prestador se registra en la ventanilla única (OSS) o en el país del cliente; entre Estados miembros, solo por encima de 10 000 EUR al año.',
};
