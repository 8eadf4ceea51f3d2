import { expect, it } from 'vitest';
import invoices from '../../../schemas/resources/invoices.ts';
import { pageProperty } from '../properties.ts';
import { columnsInFile } from './slots.ts';

const exported = (...paths: string[]) =>
  columnsInFile(
    invoices,
    paths.map((path) => pageProperty(invoices, path)),
  ).map(({ path }) => path);

it('parts what a cell of the screen says at once into plain columns', () => {
  expect(exported('number', 'amount', 'status', 'due_date')).toEqual([
    'number',
    'company_number',
    'currency',
    'subtotal',
    'total_taxes',
    'amount',
    'status',
    'is_overdue',
    'created',
    'due_date',
  ]);
});

it('leaves out what was hidden, and the account, which has only a key', () => {
  expect(exported('account_uuid', 'service_buyer')).toEqual(['service_buyer']);
});
