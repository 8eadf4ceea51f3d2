import { beforeAll, describe, expect, it } from 'vitest';
import { negate } from '../../../../domain/money/negate.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { invoiceBody, lineBody, make, makeScenario } from '../../../../tests/support/company.ts';
import { addUpDays, compareDailySums, staleDays } from '../../../../tests/support/dailySums.ts';
import { checkCells, readReport } from '../../../../tests/support/reportCells.ts';
import { chance, invoices } from '../../../../tests/support/reportHistory.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
const { acme } = api.identity.tenants;
const ana = await api.signIn('ana@acme.test');
const below = chance(30_112_026);
const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;

interface Line {
  readonly uuid: string;
  readonly net: string;
  readonly item: { readonly uuid: string };
  readonly scenery: {
    readonly uuid: string;
    readonly origin: { readonly id: number };
    readonly destiny: { readonly id: number };
    readonly tributes: readonly {
      readonly name: string;
      readonly is_origin: boolean;
      readonly tax_responsible: string;
      readonly amount: string;
    }[];
  };
}
interface Made {
  readonly document: 'invoice' | 'credit_note' | 'debit_note';
  readonly uuid: string;
  readonly created: string;
  readonly full_number: string;
  readonly lines: readonly Line[];
}

const documents: Made[] = [];
const days = ['2026-03-10', '2026-04-05', '2026-05-06'] as const;

async function issueInvoice(day: string, items: readonly string[], scenarios: readonly string[]): Promise<void> {
  const line = () =>
    lineBody(made, {
      item: { uuid: one(items) },
      scenery: { uuid: one(scenarios) },
      price: `${100 + below(900)}.37`,
      quantity: 2 + below(3),
    });
  const body = invoiceBody(made, { created: day, due_date: '2026-06-30', items_invoice: [line(), line()] });
  const uuid = await make(ana, `${invoices}/create`, body);
  const { items_invoice: lines, ...invoice } = (await ana.get(`${invoices}/${uuid}`)).json();
  documents.push({ ...invoice, document: 'invoice', lines });
}

/** Corrects one of the invoices in one of the ways, if enough is left of it. */
async function correct(isIssued = true): Promise<void> {
  const invoice = one(documents.filter(({ document }) => document === 'invoice'));
  const { uuid = '' } = one(invoice.lines);
  const as = one(['credit', 'credit', 'debit'] as const);
  const part = one([{ amount: `${1 + below(90)}.01` }, { quantity: '1' }]);
  const lines = as === 'credit' && below(4) === 0 ? undefined : [{ uuid, ...part }];
  const answer = await ana.post(`${invoices}/${invoice.uuid}/correct`, { reason: 'Wrong', as, lines });
  expect([201, 400], answer.body).toContain(answer.statusCode);
  if (answer.statusCode === 400 || !isIssued) return;
  const { uuid: key } = answer.json();
  const issued = await ana.put(`/api/v2/${as}-notes/${key}/issue`, {});
  expect([200, 400], issued.body).toContain(issued.statusCode);
  if (issued.statusCode !== 200) return;
  documents.push({ ...(await ana.get(`/api/v2/${as}-notes/${key}`)).json(), document: `${as}_note` });
}

beforeAll(async () => {
  const items = [made.item, await make(ana, '/api/v2/invoice/items', { description: 'Training' })];
  const scenarios = [
    made.scenario,
    await makeScenario(ana, [
      { name: 'ISS', is_origin: true, tax_responsible: 'importer', type: 'Fixed', value: '2.5' },
      { name: 'Withholding', is_origin: false, tax_responsible: 'exporter', type: 'Fixed', value: '7' },
    ]),
  ];
  for (const day of days) {
    api.clock.set(`${day}T15:00:00Z`);
    Object.assign(ana, await api.signIn('ana@acme.test'));
    for (let n = 0; n < 3; n += 1) await issueInvoice(day, items, scenarios);
    for (let n = 0; n < 6; n += 1) await correct();
  }
  await correct(false);
}, 120_000);

/** What a document adds to the groups of a report. */
type Entries = (line: Line, document: Made['document']) => readonly (readonly [group: unknown, amount: string])[];

const ofTaxes =
  (groupOf: (tribute: Line['scenery']['tributes'][number], scenery: Line['scenery']) => unknown): Entries =>
  ({ scenery }) =>
    scenery.tributes.map((tribute) => [groupOf(tribute, scenery), tribute.amount]);

const reports: readonly [name: string, by: string, entries: Entries][] = [
  ['items', 'item', ({ item, net }) => [[item.uuid, net]]],
  ['items', 'document', ({ net }, document) => [[document, net]]],
  ['scenarios', 'scenario', ({ scenery, net }) => [[scenery.uuid, net]]],
  ['taxes', 'tribute', ofTaxes(({ name }) => name)],
  ['taxes', 'country', ofTaxes(({ is_origin: isOrigin }, { origin, destiny }) => (isOrigin ? origin : destiny).id)],
  ['taxes', 'side', ofTaxes(({ is_origin: isOrigin }) => (isOrigin ? 'origin' : 'destiny'))],
  ['taxes', 'responsible', ofTaxes(({ tax_responsible: responsible }) => responsible)],
  ['taxes', 'document', ({ scenery }, document) => scenery.tributes.map(({ amount }) => [document, amount])],
];

/** Adds up records: notes on their own date, and credit notes as negative amounts. */
function addedUp(entries: Entries, { from, to }: { from: string; to: string }): string[] {
  const groups = new Map<string, string[]>();
  for (const { document, lines } of documents.filter((each) => each.created >= from && each.created <= to)) {
    for (const [group, amount] of lines.flatMap((line) => entries(line, document))) {
      const signed = document === 'credit_note' ? negate(amount) : amount;
      groups.set(String(group), [...(groups.get(String(group)) ?? []), signed]);
    }
  }
  return [...groups].map(([group, amounts]) => `${group} ${sumAmounts(amounts, 2)} ${amounts.length}`).toSorted();
}

const year = { from: '2026-01-01', to: '2026-12-31' };
const april = { from: '2026-04-01', to: '2026-04-30' };

describe('the reports of lines and taxes', () => {
  it('have notes of each kind, on each day', () => {
    const kinds = new Set(documents.map(({ document, created }) => `${document} ${created}`));
    expect(kinds.size).toBe(9);
  });

  it.each(reports)(
    '%s by %s are what the records come to, added up here, with stored daily sums or not',
    async (...of) => {
      const [name, by, entries] = of;
      for (const period of [year, april]) {
        const expected = addedUp(entries, period);
        for (const isAdded of [false, true]) {
          if (isAdded) await addUpDays(api.pool);
          else
            await api.ownerPool.query('insert into stale_days (tenant_id, day) select $1, unnest($2::date[])', [
              acme,
              days,
            ]);
          const { results } = await readReport(ana, name, { ...period, by });
          const found = results.map(({ group, values }) => `${String(group)} ${values['amount']} ${values['count']}`);
          expect(found.toSorted(), `${period.from} ${isAdded}`).toEqual(expected);
        }
      }
    },
  );

  it('link each figure to a list with the same sum', async () => {
    for (const declared of api.app.reports.filter(({ report }) => reports.some(([name]) => name === report.name))) {
      for (const by of ['document', Object.keys(declared.report.dimensions)[0] ?? '']) {
        expect(await checkCells(ana, declared, { ...april, by, compare: 'true' })).toBeGreaterThan(2);
      }
    }
  });

  it('make the day of a note stale once it is issued, and again only if it changes', async () => {
    await addUpDays(api.pool);
    const note = documents.findLast(({ document }) => document === 'credit_note');
    const change = (set: string) => api.ownerPool.query(`update credit_notes set ${set} where uuid = $1`, [note?.uuid]);
    await change("observation = 'Thanks'");
    expect(await staleDays(api.pool, acme)).toEqual([]);
    await change("status = 'draft'");
    expect(await staleDays(api.pool, acme)).toEqual([note?.created]);
    expect((await compareDailySums(api.pool, acme)).differing).toEqual([]);
    await addUpDays(api.pool);
    await change("status = 'issued'");
    expect(await staleDays(api.pool, acme)).toEqual([note?.created]);
    expect((await compareDailySums(api.pool, acme)).differing).toEqual([]);
  });
});

const rowsOf = async (client: typeof ana, query: string) => {
  const answer = await client.get(`/api/v2/${query}&per_page=100`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: Record<string, unknown>[]; count: number }>();
};

describe('a list of lines', () => {
  it('has those of a note under its own number and date, and leads to the note and its invoice', async () => {
    const note = documents.find(({ document }) => document === 'credit_note');
    const { results } = await rowsOf(
      ana,
      `invoice-lines?document=credit_note&status=billed&created_lte=${note?.created}`,
    );
    const own = results.filter(({ credit_note: of }) => (of as { uuid: string }).uuid === note?.uuid);
    expect(own).toHaveLength(note?.lines.length ?? 0);
    expect(own[0]).toMatchObject({ full_number: note?.full_number, created: note?.created, invoice: {} });
    expect(own.map(({ net }) => net).toSorted()).toEqual(note?.lines.map(({ net }) => negate(net)).toSorted());
    expect(own.every(({ quantity, price }) => Number(quantity) < 0 && Number(price) > 0)).toBe(true);
  });

  it('is one file with notes among invoices', async () => {
    const { body } = await ana.get('/api/v2/invoice-taxes/export?status=billed,paid', { 'accept-language': 'en' });
    const amounts = documents.flatMap(({ lines }) => lines.flatMap(({ scenery }) => scenery.tributes));
    expect(body.trim().split('\r\n')).toHaveLength(1 + amounts.length);
    for (const kind of ['Invoice', 'Credit note', 'Debit note']) expect(body).toContain(`,${kind},`);
  });
});

describe('who may not list notes', () => {
  const lists = ['invoice-lines', 'invoice-taxes'];
  const may = [
    ...lists.flatMap((name) => [`${name}:list`, `${name}:export`]),
    'reports/taxes:list',
    'reports/items:list',
  ];

  it.each([
    ['neither', [], ['invoice']],
    ['credit notes alone', ['credit-notes:list'], ['credit_note', 'invoice']],
    ['both', ['credit-notes:list', 'debit-notes:list'], ['credit_note', 'debit_note', 'invoice']],
  ])('has in lists, sums, files and reports what may be listed: %s', async (_, further, seen) => {
    const reader = await somebodyWith(api, [...may, ...further], { type: 'ACCOUNTANT' });
    const own = documents.filter(({ document }) => seen.includes(document));
    const lines = own.flatMap((each) =>
      each.lines.map(({ net }) => (each.document === 'credit_note' ? negate(net) : net)),
    );
    const { results, count } = await rowsOf(reader, 'invoice-lines?status=billed,paid');
    expect([...new Set(results.map(({ document }) => document))].toSorted()).toEqual(seen);
    expect(count).toBe(lines.length);
    expect((await rowsOf(reader, 'invoice-lines?document=debit_note&status=billed')).count > 0).toBe(
      seen.includes('debit_note'),
    );
    const { sums } = (await reader.get('/api/v2/invoice-lines/summary?status=billed,paid')).json();
    expect(sums[0]).toMatchObject({ count: lines.length, amounts: { net: sumAmounts(lines, 2) } });
    const file = await reader.get('/api/v2/invoice-lines/export?status=billed,paid');
    expect(file.body.trim().split('\r\n')).toHaveLength(1 + lines.length);
    for (const name of ['items', 'taxes']) {
      const answer = await readReport(reader, name, { ...year, by: 'document' });
      expect(answer.results.map(({ group }) => group).toSorted()).toEqual(seen);
    }
  });
});
