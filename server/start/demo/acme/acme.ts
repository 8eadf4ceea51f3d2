import { accounts, clients, reviewedAccounts } from './clients.ts';
import { contracts } from './contracts.ts';
import { letter } from './letter.ts';
import { catalog, items } from './catalog.ts';
import { proformas } from './proformas.ts';
import { quotes } from './quotes.ts';
import { moments, sales } from './sales.ts';
import { scenarios, tributes } from './scenarios.ts';
import { series } from './series.ts';
import { terms } from './terms.ts';
import { places } from '../plan/places.ts';
import type { DemoCompany } from '../plan/shape.ts';

/** A Brazilian software company with clients in eight countries. */
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
  logo: new URL('logo.png', import.meta.url),
  actor: 'Ana Souza <ana@acme.test>',
  tributes,
  scenarios: Object.values(scenarios),
  accounts: Object.values(accounts),
  reviewedAccounts,
  templates: [letter],
  terms: Object.values(terms),
  series: Object.values(series),
  items: catalog,
  clients: Object.values(clients),
  sequences: [
    {
      name: 'Padrão',
      steps: { [-3]: 'Aviso de vencimento', 5: 'Primeiro lembrete', 15: 'Segundo lembrete', 30: 'Último lembrete' },
      smallest_amount: '10.000',
      isOn: false,
    },
    {
      name: 'Clientes que atrasam',
      steps: {
        [-5]: 'Aviso de vencimento',
        0: 'Vence hoje',
        3: 'Primeiro lembrete',
        10: 'Segundo lembrete',
        45: 'Último lembrete',
      },
      isOn: true,
      client: 'Norte Digital, Lda.',
    },
  ],
  lateFees: {
    percent: '1',
    fee: { amount: '40.000', currency: 'EUR' },
    item: items.lateCharge,
    scenario: scenarios.others,
    words: {
      pt: 'Conforme o contrato: juros de 1% ao mês e multa de € 40 por fatura em euros.',
      en: 'As agreed in the contract: interest of 1% a month, and € 40 for each invoice in euros.',
      es: 'Según el contrato: intereses del 1 % al mes y 40 € por cada factura en euros.',
    },
  },
  rates: { USD: 54_200, EUR: 59_600 },
  seasons: [72, 78, 102, 100, 104, 108, 90, 94, 108, 116, 124, 104],
  sales,
  moments,
  contracts,
  quotes,
  proformas,
  collects: true,
  monthMailDay: 5,
};
