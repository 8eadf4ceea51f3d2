import { places } from './places.ts';
import type { DemoCompany } from './shape.ts';

/** A Portuguese consultancy whose clients are in Brazil, Spain and the United States. */
export const globex: DemoCompany = {
  slug: 'globex',
  timeZone: 'Europe/Lisbon',
  company: {
    name: 'Globex Consulting, S.A.',
    nif: '501442600',
    tax_regime: 'Regime geral',
    segment: 'Consultoria de gestão',
    location: places.lisbon,
    currency: 'EUR',
    responsible_name: 'Gil Marques',
    responsible_email: 'gil@globex.test',
  },
  actor: 'Gil Marques <gil@globex.test>',
  accounts: [
    {
      name: 'Millennium BCP',
      default_currency: 'EUR',
      details: 'IBAN PT50 0033 0000 0000 0000 0018 9\nBIC BCOMPTPL',
    },
  ],
  items: ['Consultoria de gestão', 'Estudo de mercado', 'Formação de quadros'],
  entities: [
    { name: 'Ipê Serviços de Dados Ltda', nif: '33444555000181', location: places.recife },
    {
      name: 'Araucária Participações S.A.',
      nif: '27888999000103',
      location: places.curitiba,
      is_payment_responsible: true,
    },
    { name: 'Cántabra Consultores, S.L.', nif: 'B65432106', location: places.madrid },
    { name: 'Blue Harbor Inc.', nif: '84-1234567', location: places.newYork },
  ],
  tributes: [
    { name: 'IVA', description: 'Imposto sobre o valor acrescentado', country: { id: 620 } },
    { name: 'IRRF', description: 'Imposto de renda retido na fonte sobre serviços do exterior', country: { id: 76 } },
    { name: 'CIDE', description: 'Contribuição de intervenção no domínio econômico', country: { id: 76 } },
    { name: 'ISS importação', description: 'Imposto sobre serviços tomados do exterior', country: { id: 76 } },
    { name: 'PIS-Importação', description: 'Contribuição sobre a importação de serviços', country: { id: 76 } },
    { name: 'COFINS-Importação', description: 'Contribuição sobre a importação de serviços', country: { id: 76 } },
  ],
  scenarios: [
    {
      name: 'Portugal → Brasil',
      code: 'PT-BR',
      description: 'Serviços técnicos prestados a clientes no Brasil',
      origin: 620,
      destiny: 76,
      tributes: [
        {
          tribute: 'IRRF',
          is_origin: false,
          type: 'Fixed',
          value: '15',
          tax_responsible: 'exporter',
          financial_officer: 'importer',
        },
        { tribute: 'CIDE', is_origin: false, type: 'Fixed', value: '10', tax_responsible: 'importer' },
        { tribute: 'ISS importação', is_origin: false, type: 'Fixed', value: '5', tax_responsible: 'importer' },
        { tribute: 'PIS-Importação', is_origin: false, type: 'Fixed', value: '1.65', tax_responsible: 'importer' },
        { tribute: 'COFINS-Importação', is_origin: false, type: 'Fixed', value: '7.6', tax_responsible: 'importer' },
      ],
    },
    {
      name: 'Portugal → Espanha',
      code: 'PT-ES',
      description: 'Operações intracomunitárias: o cliente liquida o IVA',
      origin: 620,
      destiny: 724,
      tributes: [{ tribute: 'IVA', is_origin: false, type: 'Fixed', value: '21', tax_responsible: 'importer' }],
    },
  ],
  currencies: ['EUR', 'USD'],
};
