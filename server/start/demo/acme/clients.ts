import { places } from '../plan/places.ts';
import type { DemoAccount, DemoClient, DemoEntity, DemoReviewedAccount } from '../plan/shape.ts';
import { letter } from './letter.ts';
import { scenarios } from './scenarios.ts';
import { series } from './series.ts';
import { terms } from './terms.ts';

export const accounts = {
  wise: {
    account: { name: 'Wise USD', default_currency: 'USD' },
    type: {
      name: 'ACH',
      values: {
        Bank: 'Community Federal Savings Bank',
        'Routing number': '026073150',
        'Account number': '8310012345',
        'Account kind': 'Checking',
      },
    },
    fees: ['6.11', '4.33', '6.11'],
  },
  bancoDoBrasil: {
    account: {
      name: 'Banco do Brasil',
      default_currency: 'BRL',
      details: 'Agência 3456-7, conta corrente 12345-6\nPIX: ana@acme.test',
    },
    fees: ['95.00', '0', '148.50', '0', '95.00'],
  },
} satisfies Record<string, DemoAccount>;

/** One of each state of review. */
export const reviewedAccounts: readonly DemoReviewedAccount[] = [
  {
    name: 'Bradesco Nova York',
    type: {
      name: 'SWIFT',
      values: { Bank: 'Banco Bradesco S.A., New York', BIC: 'BBDEUS33', 'Account number': '0210047731' },
    },
    added: 210,
    decision: { command: 'accept' },
  },
  {
    name: 'Safra Cayman',
    type: { name: 'SWIFT', values: { Bank: 'Banco Safra S.A., Cayman', BIC: 'SAFRKYKY', 'Account number': '770159' } },
    added: 34,
    decision: {
      command: 'deny',
      reason: 'O comprovante está em nome de outra empresa. Envie um de Acme Software Ltda.',
    },
  },
  {
    name: 'Itaú Miami',
    type: {
      name: 'SWIFT',
      values: { Bank: 'Itaú Unibanco S.A., Miami', BIC: 'ITAUUS3M', 'Account number': '5500218904' },
    },
    added: 2,
  },
];

export const harborPayments: DemoEntity = {
  name: 'Harbor Payments Services Inc.',
  nif: '84-7654321',
  location: places.newYork,
};

/** Two pay late, one of them has a limit, one grew, one left, one is new. */
export const clients = {
  blueHarbor: {
    entity: {
      name: 'Blue Harbor Inc.',
      nif: '84-1234567',
      location: places.newYork,
      responsible_name: 'Grace Lee',
      responsible_email: 'grace@blueharbor.test',
    },
    payer: harborPayments,
    payerAccount: {
      name: 'Chase Business Checking',
      type: {
        name: 'ACH',
        values: { Bank: 'JPMorgan Chase', 'Routing number': '021000021', 'Account number': '3300456781' },
      },
    },
    currency: 'USD',
    account: accounts.wise,
    scenario: scenarios.unitedStates,
    mails: ['viewed', 'accepted', 'viewed', 'accepted'],
    rate: '8.875',
    delays: [-3, -1, 0, -5, 2],
  },
  charlesRiver: {
    entity: {
      name: 'Charles River Analytics LLC',
      nif: '04-7654321',
      location: places.boston,
      discount: '5',
      discount_reason: 'Contrato plurianual',
    },
    currency: 'USD',
    account: accounts.bancoDoBrasil,
    scenario: scenarios.unitedStates,
    rate: '6.25',
    delays: [1, -2, 4, 0],
  },
  // Entered twice.
  charlesRiverAgain: {
    entity: {
      name: 'Charles River Analytics, Inc.',
      nif: '04 7654321',
      location: places.boston,
      responsible_name: 'Dana Whitfield',
      responsible_email: 'ap@charlesriver.test',
    },
    currency: 'USD',
    account: accounts.bancoDoBrasil,
    scenario: scenarios.unitedStates,
    delays: [1, -2, 4, 0],
  },
  norteDigital: {
    entity: {
      name: 'Norte Digital, Lda.',
      nif: '509442013',
      location: places.porto,
      responsible_name: 'Sofia Antunes',
      responsible_email: 'contas@nortedigital.test',
    },
    currency: 'EUR',
    account: accounts.bancoDoBrasil,
    scenario: scenarios.portugal,
    mails: ['viewed', { declined: 'O número da encomenda está errado.' }, 'accepted'],
    delays: [9, 17, 12, 22, 14],
    worsens: 6,
    linked: 12,
  },
  mueller: {
    entity: { name: 'Müller & Söhne GmbH', nif: 'DE123456789', location: places.berlin },
    currency: 'EUR',
    account: accounts.bancoDoBrasil,
    scenario: scenarios.others,
    series: series.europe,
    delays: [-12, -9, -14, -10],
  },
  sakura: {
    entity: { name: '株式会社さくらデザイン', nif: 'T1234567890123', location: places.tokyo },
    currency: 'USD',
    account: accounts.bancoDoBrasil,
    scenario: scenarios.japan,
    hasDefaults: true,
    template: 'invoiceTemplate2',
    delays: [0, 0, -1],
  },
  aegean: {
    entity: { name: 'Αιγαίο Λογισμικό Α.Ε.', nif: 'EL094259216', location: places.athens },
    currency: 'EUR',
    account: accounts.bancoDoBrasil,
    scenario: scenarios.greece,
    delays: [3, 8, 1, 5],
    archived: 40,
  },
  creativos: {
    entity: {
      name: 'Servicios Creativos del Norte, S.A. de C.V.',
      nif: 'SCN010203AB1',
      location: places.monterrey,
      credit_limit: '8000.00',
      credit_currency: 'USD',
    },
    currency: 'USD',
    account: accounts.bancoDoBrasil,
    scenario: scenarios.mexico,
    delays: [34, 51, 68, 42],
  },
  riberaSur: {
    entity: {
      name: 'Ribera Sur Logística S.A.',
      nif: '217654320018',
      location: places.montevideo,
      responsible_name: 'Lucía Fernández',
      responsible_email: 'pagos@riberasur.test',
    },
    currency: 'BRL',
    account: accounts.bancoDoBrasil,
    scenario: scenarios.uruguay,
    template: letter,
    mails: ['viewed', 'accepted', 'accepted'],
    delays: [2, 0, 6, -3, 11],
  },
  helvetia: {
    entity: {
      name: 'Helvetia Robotik AG',
      nif: 'CHE-123.456.788',
      location: places.zurich,
      responsible_name: 'Reto Baumann',
      responsible_email: 'kreditoren@helvetia-robotik.test',
    },
    currency: 'EUR',
    account: accounts.bancoDoBrasil,
    scenario: scenarios.switzerland,
    template: 'invoiceTemplate3',
    terms: terms.endOfMonth,
    mails: ['sent', 'bounced', 'failed'],
    delays: [-6, -4],
  },
} satisfies Record<string, DemoClient>;
