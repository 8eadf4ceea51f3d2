import { places } from './places.ts';
import type { DemoCompany } from './shape.ts';

/** A Brazilian software house that works for clients in six countries. */
export const acme: DemoCompany = {
  slug: 'acme',
  timeZone: 'America/Sao_Paulo',
  company: {
    name: 'Acme Software Ltda',
    nif: '11222333000181',
    tax_regime: 'Lucro presumido',
    segment: 'Desenvolvimento de software',
    location: places.saoPaulo,
    currency: 'BRL',
    responsible_name: 'Ana Souza',
    responsible_email: 'ana@acme.test',
  },
  actor: 'Ana Souza <ana@acme.test>',
  accounts: [
    {
      name: 'Wise USD',
      default_currency: 'USD',
      details: 'Community Federal Savings Bank\nRouting number 026073150\nAccount 8310012345',
    },
    {
      name: 'Banco do Brasil',
      default_currency: 'BRL',
      details: 'Agência 3456-7, conta corrente 12345-6\nPIX: ana@acme.test',
    },
  ],
  items: [
    'Consultoria em software',
    'Desenvolvimento sob medida',
    'Suporte e manutenção',
    'Licença mensal',
    'Treinamento da equipe',
  ],
  entities: [
    {
      name: 'Blue Harbor Inc.',
      nif: '84-1234567',
      location: places.newYork,
      responsible_name: 'Grace Lee',
      responsible_email: 'grace@blueharbor.test',
    },
    { name: 'Charles River Analytics LLC', nif: '04-7654321', location: places.boston },
    {
      name: 'Norte Digital, Lda.',
      nif: '509442013',
      location: places.porto,
      responsible_email: 'contas@nortedigital.test',
    },
    { name: 'Müller & Söhne GmbH', nif: 'DE123456789', location: places.berlin },
    { name: '株式会社さくらデザイン', nif: 'T1234567890123', location: places.tokyo },
    { name: 'Αιγαίο Λογισμικό Α.Ε.', nif: 'EL094259216', location: places.athens },
    { name: 'Servicios Creativos del Norte, S.A. de C.V.', nif: 'SCN010203AB1', location: places.monterrey },
    {
      name: 'Harbor Payments Services Inc.',
      nif: '84-7654321',
      location: places.newYork,
      is_payment_responsible: true,
    },
  ],
  tributes: [
    { name: 'ISS', description: 'Imposto sobre serviços de qualquer natureza', country: { id: 76 } },
    { name: 'PIS', description: 'Programa de integração social', country: { id: 76 } },
    { name: 'Withholding tax', description: 'US federal tax withheld from foreign providers', country: { id: 840 } },
    { name: 'State sales tax', description: 'Sales tax of the state of the client', country: { id: 840 } },
    { name: 'Wire fee', description: 'What the bank of the client charges for the transfer', country: { id: 840 } },
    { name: 'IRC', description: 'Retenção na fonte sobre serviços de não residentes', country: { id: 620 } },
    { name: 'IVA', description: 'Imposto sobre o valor acrescentado, autoliquidação', country: { id: 620 } },
  ],
  scenarios: [
    {
      name: 'Brasil → Estados Unidos',
      code: 'BR-US',
      description: 'Serviços de software prestados a clientes nos Estados Unidos',
      origin: 76,
      destiny: 840,
      tributes: [
        { tribute: 'ISS', is_origin: true, type: 'Fixed', value: '2.9', tax_responsible: 'exporter' },
        { tribute: 'PIS', is_origin: true, type: 'Fixed', value: '0.65', tax_responsible: 'importer' },
        { tribute: 'Withholding tax', is_origin: false, type: 'Fixed', value: '15', tax_responsible: 'exporter' },
        { tribute: 'State sales tax', is_origin: false, type: 'Variable', tax_responsible: 'importer' },
        { tribute: 'Wire fee', is_origin: false, type: 'Fixed_Value', value: '25', tax_responsible: 'importer' },
      ],
    },
    {
      name: 'Brasil → Portugal',
      code: 'BR-PT',
      description: 'Serviços prestados a clientes em Portugal, com IVA por autoliquidação',
      origin: 76,
      destiny: 620,
      tributes: [
        { tribute: 'ISS', is_origin: true, type: 'Fixed', value: '2.9', tax_responsible: 'exporter' },
        { tribute: 'IRC', is_origin: false, type: 'Fixed', value: '15', tax_responsible: 'exporter' },
        { tribute: 'IVA', is_origin: false, type: 'Fixed', value: '23', tax_responsible: 'importer' },
      ],
    },
    {
      name: 'Brasil → demais países, sem retenção',
      code: 'BR-XX',
      description: 'Clientes em países que não retêm imposto sobre o serviço',
      origin: 76,
      destiny: 276,
      tributes: [{ tribute: 'ISS', is_origin: true, type: 'Fixed', value: '2.9', tax_responsible: 'exporter' }],
    },
  ],
  currencies: ['USD', 'EUR', 'BRL'],
};
