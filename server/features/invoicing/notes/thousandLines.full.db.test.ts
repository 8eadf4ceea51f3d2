import { expect, it } from 'vitest';
import { decimalText, parseDecimal } from '../../../../domain/money/decimal.ts';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { invoiceBody, lineBody, makeRegistrations, makeScenario } from '../../../../tests/support/company.ts';

const api = await testApp();
const ana: TestClient = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const other = await makeScenario(ana, [
  { name: 'PIS', is_origin: true, tax_responsible: 'exporter', type: 'Fixed', value: '1.6503' },
  { name: 'VAT', is_origin: true, tax_responsible: 'importer', type: 'Fixed', value: '19.3333' },
  { name: 'WHT', is_origin: false, tax_responsible: 'exporter', type: 'Fixed', value: '7.777' },
]);
const url = '/api/v2/invoice/invoices-single';
const count = 1_000;

/** Line by line another price, quantity, discount and scenario. */
const items_invoice = Array.from({ length: count }, (_, at) =>
  lineBody(made, {
    price: `${3 + ((at * 37) % 911)}.${String((at * 29) % 100).padStart(2, '0')}`,
    quantity: String(2 + (at % 7)),
    scenery: { uuid: at % 3 === 0 ? other : made.scenario },
    ...(at % 4 === 0 && { adjustments: [{ kind: 'discount', percent: '7.5', reason: 'Volume' }] }),
  }),
);
const adjustments = [
  { kind: 'discount', percent: '3.3333', reason: 'Loyalty' },
  { kind: 'charge', amount: '12.34', reason: 'Freight' },
  { kind: 'discount', amount: '99.99', reason: 'Campaign', scenery: { uuid: other } },
];

interface Line {
  readonly uuid: string;
  readonly corrects_line?: string;
  readonly quantity: string;
  readonly net: string;
  readonly scenery: { readonly tributes: readonly { readonly amount: string }[] };
}

const boxes = [
  'net',
  'total',
  'total_taxes',
  'exporter_total_taxes_payable_exporter',
  'exporter_total_taxes_payable_importer',
  'importer_total_taxes_payable_exporter',
  'importer_total_taxes_payable_importer',
  'importer_total_payable_exporter',
  'importer_total_payable',
  'exporter_net_total',
];

const cents = (amount: string): bigint => parseDecimal(amount, 2);

it('four notes on an invoice of 1,000 lines leave zero in every box and of every tribute', async () => {
  const { uuid } = (await ana.post(`${url}/create`, invoiceBody(made, { items_invoice, adjustments }))).json();
  const invoice = (await ana.get(`${url}/${uuid}`)).json();
  const lines: readonly Line[] = invoice.items_invoice;
  expect(lines).toHaveLength(count);
  const amountOf = ({ uuid: line, net }: Line, percent: bigint) => ({
    corrects_line: line,
    amount: decimalText((cents(net) * percent) / 100n, 2),
  });
  const parts = [
    lines.map((line) => amountOf(line, 23n)),
    lines.map((line) => ({ corrects_line: line.uuid, quantity: '1' })),
    lines.map((line, at) => (at % 2 === 0 ? amountOf(line, 11n) : { corrects_line: line.uuid, quantity: '0.333333' })),
    undefined,
  ];
  const notes: (Record<string, string> & { lines: readonly Line[] })[] = [];
  const times: string[] = [];
  for (const part of parts) {
    const begin = performance.now();
    const body = { corrects_uuid: uuid, reason: 'Returned', ...(part ? { lines: part } : { is_full: true }) };
    // oxlint-disable-next-line no-await-in-loop -- each sees what the one before took
    const draft = await ana.post('/api/v2/credit-notes', body);
    expect(draft.statusCode, draft.body.slice(0, 500)).toBe(201);
    const written = performance.now();
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ana.put(`/api/v2/credit-notes/${draft.json().uuid}/issue`, {});
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
    times.push(`${Math.round(written - begin)} + ${Math.round(performance.now() - written)} ms`);
    // oxlint-disable-next-line no-await-in-loop
    notes.push((await ana.get(`/api/v2/credit-notes/${draft.json().uuid}`)).json());
  }
  // What a note takes to write and to issue: noted, not judged.
  console.info(`notes on ${count} lines: ${times.join(', ')}`);
  for (const box of boxes) {
    const left = notes.reduce((sum, note) => sum - cents(note[box] ?? '0'), cents(invoice[box]));
    expect([box, left]).toEqual([box, 0n]);
  }
  const taken = Map.groupBy(
    notes.flatMap((note) => note.lines),
    ({ corrects_line: line }) => line,
  );
  for (const { uuid: line, net, scenery } of lines) {
    const rows = taken.get(line) ?? [];
    const left = (of: (row: Line) => string | undefined, whole: string) =>
      rows.reduce((sum, row) => sum - cents(of(row) ?? '0'), cents(whole));
    expect([line, left((row) => row.net, net)]).toEqual([line, 0n]);
    for (const [at, { amount }] of scenery.tributes.entries()) {
      expect([line, at, left((row) => row.scenery.tributes[at]?.amount, amount)]).toEqual([line, at, 0n]);
    }
  }
  expect((await ana.get(`${url}/${uuid}`)).json()).toMatchObject({
    status: 'paid',
    credited_amount: invoice.total,
    open_amount: '0.00',
  });
});
