import { accounts, clients, reviewedAccounts } from './clients.ts';
import { catalog, contracts, moments, sales } from './sales.ts';
import { scenarios, tributes } from './scenarios.ts';
import { places } from '../plan/places.ts';
import type { DemoCompany } from '../plan/shape.ts';

/** A Portuguese consultancy with clients in Brazil, Spain and the United States. */
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
  logo: new URL('logo.png', import.meta.url),
  actor: 'Gil Marques <gil@globex.test>',
  tributes,
  scenarios: Object.values(scenarios),
  accounts: Object.values(accounts),
  reviewedAccounts,
  templates: [],
  items: catalog,
  clients: Object.values(clients),
  sequences: [
    {
      name: 'Padrão',
      steps: { [-3]: 'Aviso de vencimento', 5: 'Primeiro lembrete', 20: 'Segundo lembrete', 45: 'Último lembrete' },
      isOn: true,
    },
  ],
  rates: { USD: 9200 },
  seasons: [90, 96, 104, 100, 108, 104, 80, 60, 110, 118, 122, 108],
  sales,
  moments,
  contracts,
  openings: {
    imported: 65,
    invoices: [
      { number: 'F25-0418', client: clients.cantabra, issued: 96, due: 36, amount: '3480.00' },
      { number: 'F25-0431', client: clients.ipe, issued: 75, due: -5, amount: '1250.00' },
      { number: 'F25-0440', client: clients.blueHarbor, issued: 70, due: 10, amount: '2900.00' },
    ],
  },
};
