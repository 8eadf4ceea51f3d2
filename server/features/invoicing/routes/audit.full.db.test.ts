import { describe, expect, it, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, lineBody, make, makeRegistrations, makeScenario } from '../../../../tests/support/company.ts';
import { onePixel } from '../../../../tests/support/pictures.ts';

const url = '/api/v2/invoice/invoices-single';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const design = await make(ana, '/api/v2/invoice/items', { description: 'Design' });
const variable = { name: 'ISS', is_origin: true, tax_responsible: 'exporter', type: 'Variable' } as const;
const open = await makeScenario(ana, [variable]);

interface Entry {
  readonly action: string;
  readonly command: string | null;
  readonly actor: string;
  readonly changes: Record<string, [unknown, unknown]>;
  readonly lines_untold?: number;
}

const line = (change: object = {}) => lineBody(made, change);
const body = (lines: readonly object[], change: object = {}) =>
  invoiceBody(made, { is_draft: true, items_invoice: lines, ...change });

const draft = (...lines: readonly object[]) => make(ana, `${url}/create`, body(lines));
const history = async (uuid: string) => (await ana.get(`/api/v2/audit/invoice/${uuid}`)).json<Entry[]>();

async function save(uuid: string, invoice: object): Promise<void> {
  const answer = await ana.put(`${url}/${uuid}/update`, invoice);
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Returns the history of a draft after its lines change. */
async function afterSaving(before: readonly object[], after: readonly object[], change: object = {}): Promise<Entry[]> {
  const uuid = await draft(...before);
  await save(uuid, body(after, change));
  return history(uuid);
}

const setStatus = (uuid: string, status: string, more: object = {}) =>
  ana.put(`/api/v2/invoice/status/${uuid}`, { status, ...more });

describe('the history of an invoice', () => {
  it('shows each change with its old and new value and its user', async () => {
    const uuid = await draft(line());
    await setStatus(uuid, 'billed');
    expect(await history(uuid)).toMatchObject([
      {
        action: 'updated',
        command: 'invoices.bill',
        changes: { status: ['draft', 'billed'], number: [null, expect.any(Number)] },
        actor: 'Ana Souza <ana@acme.test>',
      },
      { action: 'created', command: null, changes: { currency: [null, 'BRL'], total: [null, '1080.00'] } },
    ]);
  });

  it('shows a save that issues as one issue entry with all its changes', async () => {
    const uuid = await draft(line());
    await save(uuid, body([line({ price: '900.00' })], { is_draft: false, label: 'March' }));
    await setStatus(uuid, 'cancelled');
    const entries = await history(uuid);
    expect(entries.map(({ command }) => command)).toEqual(['invoices.cancel', 'invoices.bill', null]);
    expect(entries[1]?.changes).toMatchObject({
      status: ['draft', 'billed'],
      number: [null, expect.any(Number)],
      label: [null, 'March'],
      'items_invoice.0.price': ['1000.00', '900.00'],
    });
  });

  it('shows a payment with its effects, in its own currency', async () => {
    const uuid = await make(ana, `${url}/create`, invoiceBody(made));
    const receipt = { exchange_currency: 'JPY', exchange_rate: '27.3', fee: '100', payment_date: '2026-03-10' };
    await setStatus(uuid, 'paid', receipt);
    const entries = await history(uuid);
    expect(entries).toHaveLength(2);
    expect(entries[0]?.changes).toMatchObject({
      status: ['billed', 'paid'],
      exchange_rate: [null, '27.3000'],
      fee: [null, '100'],
      remaining_amount: [null, '29384'],
    });
  });

  it('has no entry for a save without changes', async () => {
    const entries = await afterSaving([line(), line({ quantity: 2 })], [line(), line({ quantity: 2 })]);
    expect(entries.map(({ action }) => action)).toEqual(['created']);
  });
});

describe('a save', () => {
  const stored = async (uuid: string) => {
    const { rows } = await api.ownerPool.query<{ line: string }>(
      'select uuid as line from invoice_items where invoice_uuid = $1 order by position',
      [uuid],
    );
    return rows.map((row) => row.line);
  };
  const logged = async (uuid: string) => {
    const { rows } = await api.ownerPool.query('select from audit_log where subject_uuid = $1', [uuid]);
    return rows.length;
  };

  it('that changes nothing writes no line and no log entry', async () => {
    const lines = Array.from({ length: 100 }, () => line({ quantity: 2 }));
    const uuid = await draft(...lines);
    const [before, log] = [await stored(uuid), await logged(uuid)];
    await save(uuid, body(lines));
    expect([await stored(uuid), await logged(uuid)]).toEqual([before, log]);
  });

  it('writes the lines again that it changes, and no others', async () => {
    const uuid = await draft(line(), line(), line());
    const before = await stored(uuid);
    await save(uuid, body([line(), line({ price: '5.00' }), line()]));
    const after = await stored(uuid);
    expect(after.map((key, place) => key === before[place])).toEqual([true, false, true]);
  });
});

describe('the lines in it', () => {
  const [a, b, c] = [line({ quantity: 2 }), line({ quantity: 3 }), line({ quantity: 4 })];

  it('are one entry even if totals do not change', async () => {
    const entries = await afterSaving(
      [line({ quantity: 2, price: '50.00' }), line()],
      [line({ quantity: 1, price: '100.00' }), line({ item: { uuid: design } })],
    );
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ action: 'updated', actor: 'Ana Souza <ana@acme.test>' });
    expect(entries[0]?.changes).toEqual({
      'items_invoice.0.quantity': ['2', '1'],
      'items_invoice.0.price': ['50.00', '100.00'],
      'items_invoice.1.item': ['Consulting', 'Design'],
    });
  });

  it('are in the same entry as the other changes of the save', async () => {
    const [entry] = await afterSaving([line()], [line({ price: '900.00' })], { label: 'March' });
    expect(entry?.changes).toMatchObject({
      label: [null, 'March'],
      subtotal: ['1000.00', '900.00'],
      'items_invoice.0.price': ['1000.00', '900.00'],
    });
  });

  it('are formatted in the currency of their time', async () => {
    const uuid = await draft(line({ price: '1000.00' }));
    await save(uuid, body([line({ price: '2000' })], { currency: 'JPY' }));
    await save(uuid, body([line({ price: '3000' })], { currency: 'JPY' }));
    const prices = (await history(uuid)).map(({ changes }) => changes['items_invoice.0.price']);
    expect(prices).toEqual([['2000', '3000'], ['1000.00', '2000'], undefined]);
  });

  it('name the tribute whose value was entered again, and the scenario that replaced another', async () => {
    const scenario = (await ana.get(`/api/v2/scenarios/${open}`)).json<{ tributes: { uuid: string }[] }>();
    const tribute = scenario.tributes[0]?.uuid;
    const under = (value: string) =>
      line({ scenery: { uuid: open, tributes: [{ uuid: tribute, value, is_fixed: false }] } });
    const [entry] = await afterSaving([under('5'), line()], [under('6'), under('7')]);
    expect(entry?.changes).toMatchObject({
      'items_invoice.0.scenery.tributes.0': [
        { name: 'ISS', value: '5', is_fixed: false },
        { name: 'ISS', value: '6', is_fixed: false },
      ],
      'items_invoice.1.scenery': [
        { uuid: made.scenario, name: 'Brazil to US' },
        { uuid: open, name: 'Brazil to US' },
      ],
    });
  });

  it.each([
    ['added behind the others', [a, b], [a, b, c], 2, [null, '4']],
    ['added before the others', [b, c], [a, b, c], 0, [null, '2']],
    ['taken from amid the others', [a, b, c], [a, c], 1, ['3', null]],
  ] as const)('that are %s leave the others what they were', async (_, before, after, place, quantities) => {
    const [entry] = await afterSaving(before, after);
    const lines = Object.entries(entry?.changes ?? {}).filter(([path]) => path.startsWith('items_invoice'));
    const expected = quantities.map(
      (quantity) => quantity && expect.objectContaining({ quantity, item: 'Consulting' }),
    );
    expect(lines).toEqual([[`items_invoice.${place}`, expected]]);
  });

  it('are listed up to a maximum, and the others counted', async () => {
    const many = (price: string) => Array.from({ length: 1_000 }, () => line({ price }));
    const uuid = await draft(...many('1.00'));
    await save(uuid, body(many('2.00')));
    const answer = await ana.get(`/api/v2/audit/invoice/${uuid}`);
    const [entry] = answer.json<Entry[]>();
    const paths = Object.keys(entry?.changes ?? {}).filter((path) => path.startsWith('items_invoice'));
    expect([paths.length, entry?.lines_untold]).toEqual([20, 980]);
    expect(answer.body.length).toBeLessThan(20_000);
  }, 60_000);
});

test('a logo that is added, replaced, kept and removed', async () => {
  const uuid = await draft(line());
  const upload = async (picture: Buffer | undefined, change: object = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(body([line()], change)))
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    if (picture) form.append('logo', new Blob([new Uint8Array(picture)]), 'logo');
    const request = new Request('http://x', { method: 'PUT', body: form });
    const answer = await api.app.inject({
      method: 'PUT',
      url: `${url}/${uuid}/update`,
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(200);
  };
  await upload(onePixel.png);
  await upload(onePixel.jpeg, { label: 'March' });
  await upload(onePixel.jpeg);
  await save(uuid, body([line()], { remove_logo: true }));
  const digest = expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string;
  const logged = (await history(uuid)).map(({ action, changes }) => [action, changes.logo, changes.label]);
  expect(logged).toEqual([
    ['updated', [digest, null], undefined],
    ['updated', undefined, ['March', null]],
    ['updated', [digest, digest], [null, 'March']],
    ['updated', [null, digest], undefined],
    ['created', undefined, undefined],
  ]);
});
