import { expect, it } from 'vitest';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { pageProperty } from '../properties.ts';
import { columnsInFile } from './slots.ts';

const exported = (...paths: string[]) =>
  columnsInFile(
    invoices,
    paths.map((path) => pageProperty(invoices, path)),
  ).map(({ path }) => path);

it('splits combined cells into plain columns, and adds no others', () => {
  expect(exported('number', 'amount', 'status', 'due_date', 'transactions')).toEqual([
    'number',
    'company_number',
    'currency',
    'amount',
    'status',
    'transactions.0.status',
    'refund_state',
    'transactions.0.public_notes',
    'transactions.0.payment_date',
    'send_state',
    'due_date',
  ]);
});

it('omits hidden columns, and has the name of an account, not its key', () => {
  expect(exported('account_uuid', 'service_buyer')).toEqual([
    'transactions.0.account.name',
    'service_buyer',
    'payment_responsible',
  ]);
});
