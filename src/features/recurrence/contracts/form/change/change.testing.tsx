import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SentRequest } from '../../../../../../tests/support/console.tsx';
import { contractRecord } from '../../../../../../tests/support/contracts.ts';
import {
  documentAnswers,
  openDocument,
  press,
  uuid,
  type Answers,
} from '../../../../../../tests/support/documentForm.tsx';
import { invoiceRecord } from '../../../../../../tests/support/invoices.ts';
import ContractForm from '../../form.tsx';

/** One line billed twice at a price. */
export const lines = (price: string) => [
  {
    item: { uuid: uuid(5), description: 'Consultoria' },
    quantity: '2.0000',
    price,
    scenery: { uuid: uuid(4), name: 'Brasil → Estados Unidos', tributes: [{ uuid: uuid(7), value: '0.0000' }] },
  },
];
/** Six monthly invoices of 1,000.00, three of them issued. */
export const running = {
  ...contractRecord({
    uuid: uuid(9),
    type: 'variable',
    frequency: 6,
    due_date: '2998-10-28',
    due_date_contract: '2999-03-28',
    total_amount: '6000.00',
    service_buyer_uuid: uuid(2),
  }),
  account_uuid: uuid(3),
  observation: 'Obrigado',
  template: 't1',
  items_invoice: lines('500.000'),
};
export const keyOf = (occurrence: number) => `0192f0c1-7a3e-7000-8000-0000000001${occurrence}0`;
const dues = ['2998-10-28', '2998-11-28', '2998-12-28', '2999-01-28', '2999-02-28', '2999-03-28'];
export const invoice = (occurrence: number, change: Parameters<typeof invoiceRecord>[0] = {}) =>
  invoiceRecord({
    uuid: keyOf(occurrence),
    occurrence,
    due_date: dues[occurrence - 1],
    total: '1000.00',
    importer_total_payable: '1000.00',
    exporter_net_total: '950.00',
    ...(occurrence > 3
      ? { status: 'future', schedule_status: 'to_come', number: undefined, transactions: [] }
      : { status: occurrence === 1 ? 'paid' : 'billed', number: 30 + occurrence }),
    ...change,
  });
const invoices = [1, 2, 3, 4, 5, 6].map((occurrence) => invoice(occurrence));
const page = (results: readonly object[]) => ({ json: { results, count: results.length } });

export const [looking, saving] = [
  `POST /api/v2/contracts/${uuid(9)}/amend/preview`,
  `PUT /api/v2/contracts/${uuid(9)}/amend`,
];
const figures = (total: string) => ({
  subtotal: total,
  total,
  importer_total_payable: total,
  exporter_net_total: total,
});
export const preview = {
  currency: 'USD',
  concerned: 2,
  before: figures('6000.00'),
  after: figures('8000.00'),
  frequency: 6,
  due_date_contract: '2999-03-28',
  total_amount: '6000.00',
  total_amount_before: '6000.00',
  required_confirmations: [],
  groups: [],
  corrections: [],
  occurrences: [5, 6].map((occurrence) => ({
    occurrence,
    due_date: dues[occurrence - 1],
    status: 'future',
    before: figures('1000.00'),
    after: figures('2000.00'),
  })),
};
export const at = `/contracts/create?uuid=${uuid(9)}`;
export const answers = (more: Answers = {}): Answers => ({
  ...documentAnswers(),
  [`GET /api/v2/contracts/${uuid(9)}`]: { json: running, headers: { ETag: '"4"' } },
  'GET /api/v2/invoice/invoices-by-contract': page(invoices),
  ...Object.fromEntries(
    invoices.map((one) => [
      `GET /api/v2/invoice/invoices-single/${one.uuid}`,
      { json: { ...running, ...one, items_invoice: running.items_invoice } },
    ]),
  ),
  'GET /api/v2/invoice-templates': page([{ uuid: 't1', id: 't1', link: 't1', name: 'Ultramar', default: true }]),
  [looking]: { json: preview },
  [saving]: { json: { ...running, detail: 'Contrato alterado' } },
  ...more,
});
/** Opens the page and waits until it is editable. */
export const open = (more: Answers = {}) => openDocument(<ContractForm />, at, answers(more));

export const callsTo = (requests: readonly SentRequest[], call: string) =>
  requests.filter(({ method, path }) => `${method} ${path}` === call);
export const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
export const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const choice = (name: RegExp) => screen.getByRole('combobox', { name });
export const schedule = () => within(screen.getByRole('region', { name: 'Cronograma' }));
/** Returns the rows of the schedule in open years. */
export const rows = () =>
  schedule()
    .getAllByRole('row')
    .map((row) => plain(row.textContent));
export const look = () => press('Ver o que muda');
/** Selects the first affected invoice. */
export async function from(occurrence: number) {
  await userEvent.click(choice(/Fatura do contrato/));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${occurrence} `) }));
}
/** Enters another price. */
export async function costs(price: string) {
  await userEvent.click(screen.getByRole('button', { name: '500,00' }));
  await userEvent.clear(box(/Preço unitário, linha 1/));
  await userEvent.type(box(/Preço unitário, linha 1/), price);
}
