import { places } from '../plan/places.ts';
import type { DemoAccount, DemoClient, DemoEntity, DemoReviewedAccount } from '../plan/shape.ts';
import { scenarios } from './scenarios.ts';

export const accounts = {
  millennium: {
    account: {
      name: 'Millennium BCP',
      default_currency: 'EUR',
    },
    type: { name: 'IBAN', values: { IBAN: 'PT50000201231234567890154', BIC: 'BCOMPTPL' } },
    fees: ['15.00', '0', '22.50'],
  },
} satisfies Record<string, DemoAccount>;

export const reviewedAccounts: readonly DemoReviewedAccount[] = [
  {
    name: 'Millennium BCP USD',
    type: {
      name: 'SWIFT',
      values: { Bank: 'Millennium BCP, Lisboa', BIC: 'BCOMPTPL', 'Account number': '45301187260' },
    },
    added: 1,
  },
];

const araucaria: DemoEntity = {
  name: 'Araucária Participações S.A.',
  nif: '27888999000103',
  location: places.curitiba,
};

export const clients = {
  ipe: {
    entity: {
      name: 'Ipê Serviços de Dados Ltda',
      nif: '33444555000181',
      location: places.recife,
      responsible_name: 'Joana Prado',
      responsible_email: 'financeiro@ipedados.test',
    },
    mails: ['viewed', 'accepted', 'accepted'],
    payer: araucaria,
    payerAccount: {
      name: 'Itaú PIX',
      type: { name: 'PIX', values: { 'Chave PIX': '27888999000103' } },
    },
    currency: 'EUR',
    account: accounts.millennium,
    scenario: scenarios.brazil,
    delays: [4, 0, 11, -2],
  },
  cantabra: {
    entity: {
      name: 'Cántabra Consultores, S.L.',
      nif: 'B65432106',
      location: places.madrid,
      responsible_name: 'Íñigo Salas',
      responsible_email: 'administracion@cantabra.test',
    },
    mails: ['sent', { declined: 'Falta el número de pedido.' }],
    template: 'invoiceTemplate2',
    currency: 'EUR',
    account: accounts.millennium,
    scenario: scenarios.spain,
    delays: [21, 37, 28],
  },
  blueHarbor: {
    entity: { name: 'Blue Harbor Inc.', nif: '84-1234567', location: places.newYork },
    currency: 'USD',
    account: accounts.millennium,
    scenario: scenarios.unitedStates,
    delays: [-2, 0, 3],
  },
} satisfies Record<string, DemoClient>;
