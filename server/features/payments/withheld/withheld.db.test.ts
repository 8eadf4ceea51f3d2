import { expect, it } from 'vitest';
import { testConfig } from '../../../../tests/support/app.ts';
import { pdfOf } from '../../../files/files.testing.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const shop = await testWorkshop();
const { api } = shop;
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const url = '/api/v2/invoice/invoices-single';
const list = '/api/v2/withheld-taxes';

const listed = async (query: string) => (await ana.get(`${list}?${query}`)).json();
const put = (uuid: string, command: string, body: object) =>
  command === 'receive'
    ? ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid', ...body })
    : ana.put(`${url}/${uuid}/${command}`, body);
const expectedOf = async (uuid: string) => (await ana.get(`${url}/${uuid}/withholding`)).json();

/** An invoice of 1000.00 of which IRRF of 150.00 is withheld, and the key of that tribute. */
async function withholding() {
  const { uuid } = await shop.written();
  const { results } = await expectedOf(uuid);
  return { uuid, tribute: results[0].tribute as string };
}

async function attach(to: string) {
  const form = new FormData();
  form.set('file', new File([pdfOf(20)], 'darf.pdf', { type: 'application/pdf' }));
  const { headers, body } = new Request('http://x', { method: 'POST', body: form });
  return api.app.inject({
    method: 'POST',
    url: to,
    headers: {
      'content-type': headers.get('content-type') ?? '',
      authorization: `Bearer ${ana.token}`,
      host: testConfig.apiHost,
    },
    payload: Buffer.from(await new Response(body).bytes()),
  });
}

it('a document tells what its payer withholds in each tribute, and nothing of other taxes', async () => {
  const { uuid } = await shop.written();
  expect(await expectedOf(uuid)).toMatchObject({
    payable: '1080.00',
    results: [{ name: 'IRRF', country: { id: 840 }, expected: '150.00', recorded: '0.00' }],
  });
});

it('what was withheld is recorded with its certificate, beside what was expected, and changes nothing that is booked', async () => {
  const { uuid, tribute } = await withholding();
  const answer = await put(uuid, 'receive', { withheld: [{ tribute, amount: '160.00', certificate: 'DARF 77' }] });
  expect(answer.json()).toMatchObject({ status: 'paid', open_amount: '0.00' });
  const { results } = await listed(`invoice=${uuid}`);
  expect(results).toMatchObject([
    {
      withheld_on: '2026-03-10',
      name: 'IRRF',
      tribute: { uuid: tribute },
      country: { id: 840 },
      currency: 'BRL',
      expected: '150.00',
      amount: '160.00',
      difference: '10.00',
      certificate: 'DARF 77',
      status: 'received',
    },
  ]);
});

it('a receipt of a part is expected to withhold the same part, and the last one the rest', async () => {
  const { uuid, tribute } = await withholding();
  await put(uuid, 'receive', { amount: '360.00', withheld: [{ tribute, amount: '50.00' }] });
  expect((await expectedOf(uuid)).results).toMatchObject([{ expected: '150.00', recorded: '50.00' }]);
  await put(uuid, 'settle', { payment_date: '2026-03-10', withheld: [{ tribute, amount: '0' }] });
  const { results } = await listed(`invoice=${uuid}`);
  const rows = results.map((row: Record<string, string>) => [row['expected'], row['amount'], row['status']]);
  expect(rows.toSorted()).toEqual([
    ['100.00', '0.00', 'none'],
    ['50.00', '50.00', 'missing'],
  ]);
});

it('the row of the scenario names a tribute as well', async () => {
  const { uuid } = await shop.written();
  const { items_invoice: lines } = (await ana.get(`${url}/${uuid}`)).json();
  const row = lines[0].scenery.tributes.find(({ name }: { name: string }) => name === 'IRRF').uuid;
  expect((await put(uuid, 'receive', { withheld: [{ tribute: row, amount: '150.00' }] })).statusCode).toBe(200);
  expect((await listed(`invoice=${uuid}`)).count).toBe(1);
});

it('a credit note lowers what is expected', async () => {
  const { uuid } = await withholding();
  const lines = (await ana.get(`${url}/${uuid}`)).json().items_invoice;
  const body = { corrects_uuid: uuid, reason: 'Returned', reason_code: 'returned' };
  const note = await ana.post('/api/v2/credit-notes', {
    ...body,
    lines: [{ corrects_line: lines[0].uuid, amount: '400.00' }],
  });
  await ana.put(`/api/v2/credit-notes/${note.json().uuid}/issue`, {});
  expect((await expectedOf(uuid)).results).toMatchObject([{ expected: '90.00', recorded: '0.00' }]);
});

it.each([
  ['an unknown tribute', [{ tribute: shop.made.item, amount: '1.00' }], 'withheld.0.tribute'],
  ['too many decimals', [{ tribute: 'T', amount: '1.005' }], 'withheld.0.amount'],
  [
    'the same tribute twice',
    [
      { tribute: 'T', amount: '1.00' },
      { tribute: 'T', amount: '1.00' },
    ],
    'withheld.1.tribute',
  ],
  ['a long certificate', [{ tribute: 'T', amount: '1.00', certificate: 'x'.repeat(81) }], 'withheld.0.certificate'],
  ['an amount below zero', [{ tribute: 'T', amount: '-1.00' }], 'withheld.0.amount'],
])('%s is refused at its field, and nothing is booked', async (_, entries, field) => {
  const { uuid, tribute } = await withholding();
  const withheld = entries.map((entry) => ({ ...entry, tribute: entry.tribute === 'T' ? tribute : entry.tribute }));
  const settlement = { payment_date: '2026-03-10', withheld };
  for (const [command, body] of [
    ['receive', { withheld }],
    ['settle', settlement],
  ] as const) {
    const answer = await put(uuid, command, body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  }
  expect((await listed(`invoice=${uuid}`)).count).toBe(0);
});

it('several invoices are not settled together with what was withheld', async () => {
  const [one, other] = [await withholding(), await withholding()];
  const answer = await ana.put(`${url}/settle?uuid=${one.uuid},${other.uuid}`, {
    payment_date: '2026-03-10',
    withheld: [{ tribute: one.tribute, amount: '150.00' }],
  });
  const { done, refused } = answer.json();
  const detail = 'Os tributos retidos são registrados em uma fatura por vez';
  expect([done, refused]).toMatchObject([[], [{ detail }, { detail }]]);
});

it('a reversed receipt leaves its rows, shown as reversed and in no sum; the next receipt is expected to withhold it all', async () => {
  const { uuid, tribute } = await withholding();
  await put(uuid, 'receive', { withheld: [{ tribute, amount: '150.00' }] });
  const sums = async () => (await ana.get(`${list}/summary?invoice=${uuid}`)).json().sums;
  expect(await sums()).toMatchObject([{ currency: 'BRL', amounts: { amount: '150.00' } }]);
  const { results } = (await ana.get(`/api/v2/transactions?invoice=${uuid}`)).json();
  await ana.put(`/api/v2/transactions/${results[0].uuid}/reverse`, { reason: 'Typing error' });
  expect((await listed(`invoice=${uuid}`)).results).toMatchObject([{ status: 'reversed', is_reversed: true }]);
  expect(await sums()).toEqual([]);
  expect((await expectedOf(uuid)).results).toMatchObject([{ recorded: '0.00' }]);
});

it('the number or the file of a certificate ends that it is missing', async () => {
  const { uuid, tribute } = await withholding();
  await put(uuid, 'receive', { withheld: [{ tribute, amount: '150.00' }] });
  const read = async () => (await listed(`invoice=${uuid}`)).results[0];
  const { uuid: key, status } = await read();
  expect(status).toBe('missing');
  await ana.put(`${list}/${key}`, { certificate: 'DARF 78' });
  expect(await read()).toMatchObject({ status: 'received', certificate: 'DARF 78', amount: '150.00' });
  await ana.put(`${list}/${key}`, { certificate: null });
  expect((await read()).status).toBe('missing');
  const file = await attach(`${list}/${key}/attachments`);
  expect([file.statusCode, (await read()).status]).toEqual([201, 'received']);
  await ana.delete(`${list}/${key}/attachments/${file.json().uuid}`);
  expect((await read()).status).toBe('missing');
});

it('another company sees and changes none of it', async () => {
  const { uuid, tribute } = await withholding();
  await put(uuid, 'receive', { withheld: [{ tribute, amount: '150.00' }] });
  const [{ uuid: key }] = (await listed(`invoice=${uuid}`)).results;
  expect((await gil.get(list)).json().count).toBe(0);
  expect((await gil.get(`${list}/${key}`)).statusCode).toBe(404);
  expect((await gil.put(`${list}/${key}`, { certificate: 'X' })).statusCode).toBe(404);
  expect((await gil.get(`${url}/${uuid}/withholding`)).statusCode).toBe(404);
});
