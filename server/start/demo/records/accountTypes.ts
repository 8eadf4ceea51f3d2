import accountTypes, { type AccountType } from '../../../../schemas/resources/payments/account-types.ts';
import { create } from '../../../features/payments/account-types/create.ts';
import type { Db } from '../../../database/transaction.ts';

/** A type by name, with currencies by code. */
type DemoType = Omit<AccountType, 'currencies' | 'auto' | 'needs_approval'> & {
  readonly auto?: boolean;
  readonly needs_approval?: boolean;
  readonly currencies: readonly string[];
};

const field = { required: true, printed: true } as const;

const types: readonly DemoType[] = [
  {
    name: 'IBAN',
    currencies: [],
    fields: [
      { ...field, name: 'IBAN', type: 'iban' },
      { ...field, name: 'BIC', type: 'bic', required: false },
    ],
  },
  {
    name: 'PIX',
    link_docs: 'https://www.bcb.gov.br/estabilidadefinanceira/pix',
    currencies: ['BRL'],
    fields: [{ ...field, name: 'Chave PIX', type: 'pix' }],
  },
  {
    name: 'ACH',
    currencies: ['USD'],
    fields: [
      { ...field, name: 'Bank', type: 'text' },
      { ...field, name: 'Routing number', type: 'ach' },
      { ...field, name: 'Account number', type: 'text' },
      { ...field, name: 'Account kind', type: 'choice', options: 'Checking\nSavings', required: false },
    ],
  },
  {
    name: 'SWIFT',
    needs_approval: true,
    currencies: [],
    fields: [
      { ...field, name: 'Bank', type: 'text' },
      { ...field, name: 'BIC', type: 'bic' },
      { ...field, name: 'Account number', type: 'text' },
      { ...field, name: 'Intermediary bank', type: 'text', required: false },
    ],
  },
  {
    name: 'Stripe',
    link_docs: 'https://docs.stripe.com/keys',
    auto: true,
    needs_approval: true,
    currencies: ['USD', 'EUR', 'GBP', 'BRL'],
    fields: [
      { ...field, name: 'Account ID', type: 'text', printed: false },
      { ...field, name: 'Secret key', type: 'secret', printed: false },
    ],
  },
  {
    name: 'Sandbox',
    auto: true,
    gateway: 'sandbox',
    currencies: [],
  },
];

const selectCurrencies = 'select id, code from currencies';

/** Account types of the demo, besides Manual. */
export async function addAccountTypes(db: Db, now: Date): Promise<void> {
  const rows = await db.query<{ id: number; code: string }>(selectCurrencies);
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  for (const { currencies, ...type } of types) {
    const input = {
      auto: false,
      needs_approval: false,
      ...type,
      currencies: currencies.map((code) => ({ id: ids.get(code) })),
    };
    await create(db, {
      resource: accountTypes,
      scope: { tenant: { id: '', timeZone: 'UTC' }, now },
      input,
      enclosed: {},
    });
  }
}
