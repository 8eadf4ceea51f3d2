import fc from 'fast-check';
import { expect, it } from 'vitest';
import { make, lineBody, usLocation } from '../../../../tests/support/company.ts';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import { bookedOf, lineOf, openOf, secondLedger, type Card, type Take } from './ledger.testing.ts';
import { byHand, debitOf, reversing, step, takesOf, taking, wholeDebit, type Step } from './steps.testing.ts';

const { api, ana, made, sandbox, work, issued, press } = await gatewayDesk();
await api.ownerPool.query('update receiving_settings set write_off_limit = 100000');
const url = '/api/v2/invoice/invoices-single';
const reason = 'Agreed';

const cents = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
const millionths = (quantity: bigint): string =>
  `${quantity / 1_000_000n}.${String(quantity % 1_000_000n).padStart(6, '0')}`;
const rows = async <Row>(sql: string, values: unknown[]): Promise<Row[]> =>
  (await api.ownerPool.query(sql, values)).rows as Row[];

interface Issued {
  readonly uuid: string;
  readonly lines: readonly string[];
  readonly debits: { readonly uuid: string; readonly lines: readonly string[] }[];
}

/** A client whose invoices live the same history in the product and in the second ledger. */
async function begun() {
  const client = await make(ana, '/api/v2/entities', { name: 'Blue Harbor', location: usLocation });
  const ledger = secondLedger();
  const invoices: Issued[] = [];

  /** Plays a step in both, and returns what each answered. */
  async function play(next: Step): Promise<readonly [product: boolean, rules: boolean] | undefined> {
    const { what, which, percent, surplus } = next;
    if (what === 'issue' || invoices.length === 0) return issue(next);
    const at = which % invoices.length;
    const [invoice, card] = [invoices[at], ledger.cards[at]];
    if (!invoice || !card) throw new Error('No invoice was issued');
    const part = (of: bigint): bigint => (of * BigInt(percent)) / 100n;
    const command = (name: string, body: object) => accepted(ana.put(`${url}/${invoice.uuid}/${name}`, body));
    switch (what) {
      case 'receive': {
        const amount = part(openOf(card));
        const body = { invoices: [{ uuid: invoice.uuid }], amount: cents(amount) };
        return [await accepted(ana.post('/api/v2/transactions', body)), ledger.receive(card, amount)];
      }
      case 'collect':
        if (openOf(card) <= 0n || !card.isOfGateway) return undefined;
        await work();
        await press(invoice.uuid, 'paid');
        return [true, ledger.collect(card)];
      case 'use': {
        const amount = part(openOf(card) < ledger.client.credit ? openOf(card) : ledger.client.credit);
        return [await command('use_credit', { amount: cents(amount) }), ledger.useCredit(card, amount)];
      }
      case 'lose':
        return [await command('write_off', { reason }), ledger.writeOff(card)];
      case 'refund': {
        const amount = part(card.received - card.refunded - card.given);
        if (amount < 0n) return undefined;
        return [await command('refund', { reason, amount: cents(amount) }), ledger.refund(card, amount)];
      }
      case 'reverse': {
        const payment = card.payments[next.prices[0] % Math.max(1, card.payments.length)];
        if (!payment) return undefined;
        const booked = await rows<{ uuid: string }>(
          `select uuid from transactions where invoice_uuid = $1 and reverses_uuid is null and kind = any($2) order by created_at, uuid`,
          [invoice.uuid, ['receipt', 'gateway', 'credit', 'write_off']],
        );
        const { uuid = '' } = booked[card.payments.indexOf(payment)] ?? {};
        return [await accepted(ana.put(`/api/v2/transactions/${uuid}/reverse`, { reason })), ledger.reverse(payment)];
      }
      case 'credit all':
        return [await credited(invoice, undefined, surplus), ledger.credit(card, undefined, surplus)];
      case 'credit': {
        const takes = takesOf(next, card.lines);
        return [await credited(invoice, takes, surplus), ledger.credit(card, takes, surplus)];
      }
      case 'credit debit': {
        const debit = next.prices[1] % Math.max(1, invoice.debits.length);
        const lines = card.debits[debit];
        if (!lines) return undefined;
        const takes = takesOf(next, lines).slice(0, 1);
        return [await credited(invoice, takes, surplus, debit), ledger.credit(card, takes, surplus, debit)];
      }
      case 'debit':
        return [await debited(invoice, debitOf(next, card)), ledger.debit(card, debitOf(next, card))];
    }
  }

  async function issue({ which, prices, quantities: [pieces, hours] }: Step): Promise<readonly [boolean, boolean]> {
    const measured = [
      { price: BigInt(prices[0]), quantity: BigInt(pieces) * 1_000_000n },
      { price: BigInt(prices[1]), quantity: BigInt(hours) * 10_000n },
    ] as const;
    const items_invoice = measured.map(({ price, quantity }, index) =>
      lineBody(made, { price: cents(price), quantity: millionths(quantity), ...(index === 1 && { unit_code: 'HUR' }) }),
    );
    const isOfGateway = which % 2 === 0;
    const account = isOfGateway ? {} : { account_uuid: undefined };
    const uuid = await issued({ service_buyer_uuid: client, items_invoice, ...account });
    const { items_invoice: lines } = (await ana.get(`${url}/${uuid}`)).json();
    invoices.push({ uuid, lines: lines.map((line: { uuid: string }) => line.uuid), debits: [] });
    const whole = 1_000_000n;
    ledger.issue(
      measured.map(({ price, quantity }) => lineOf((2n * price * quantity + whole) / (2n * whole), quantity)),
      isOfGateway,
    );
    return [true, true];
  }
  return { client, ledger, invoices, play };
}

/** What the product last refused, for the message of a failure. */
const refusal = { words: '' };

const accepted = async (answer: ReturnType<typeof ana.post>): Promise<boolean> => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(500);
  refusal.words = statusCode < 300 ? '' : body;
  return statusCode < 300;
};

const linesOf = (keys: readonly string[], takes: readonly Take[]) =>
  takes.map(({ line, amount, quantity }) => ({
    corrects_line: keys[line],
    ...(amount !== undefined && { amount: cents(amount) }),
    ...(quantity !== undefined && { quantity: millionths(quantity) }),
  }));

/** Writes and issues a credit note. */
async function credited(invoice: Issued, takes: readonly Take[] | undefined, surplus: string, debit?: number) {
  const on = debit === undefined ? invoice : invoice.debits[debit];
  const body = {
    corrects_uuid: invoice.uuid,
    reason,
    ...(debit !== undefined && { debit_note_uuid: on?.uuid }),
    ...(takes ? { lines: linesOf(on?.lines ?? [], takes) } : { is_full: true }),
  };
  const draft = await ana.post('/api/v2/credit-notes', body);
  if (draft.statusCode >= 300) return accepted(Promise.resolve(draft));
  return accepted(ana.put(`/api/v2/credit-notes/${draft.json().uuid}/issue`, { surplus }));
}

/** Writes and issues a debit note. */
async function debited(invoice: Issued, take: Take) {
  const body = { corrects_uuid: invoice.uuid, reason, lines: linesOf(invoice.lines, [take]) };
  const draft = await ana.post('/api/v2/debit-notes', body);
  if (draft.statusCode >= 300) return accepted(Promise.resolve(draft));
  const { uuid, lines } = draft.json();
  invoice.debits.push({ uuid, lines: lines.map((line: { uuid: string }) => line.uuid) });
  return accepted(ana.put(`/api/v2/debit-notes/${uuid}/issue`, {}));
}

const state = `
  select status, open_amount, booked, received, refunded, refunding, written_off, credited, debited, refund_state
  from invoices where uuid = any($1::uuid[]) order by array_position($1::uuid[], uuid)`;

type Stored = Record<string, string | null>;

/** What the product keeps of the history: its invoices, its ledger, the credit and the statement of the client. */
async function productOf({ client, invoices }: Awaited<ReturnType<typeof begun>>) {
  const keys = invoices.map(({ uuid }) => uuid);
  const of = `service_buyer=${client}`;
  const [stored, listed, { results }, credits, statement] = await Promise.all([
    rows<Stored>(state, [keys]),
    ana.get(`${url}?${of}&per_page=100`).then((answer) => answer.json()),
    ana.get(`/api/v2/transactions?${of}&per_page=100`).then((answer) => answer.json()),
    ana.get(`/api/v2/credits?${of}`).then((answer) => answer.json()),
    ana.get(`/api/v2/entities/${client}/statement?currency=USD`).then((answer) => answer.json()),
  ]);
  const exact = (amount: string | undefined): number => Math.round(Number(amount ?? 0) * 100);
  return {
    invoices: stored.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, /^-?\d/.test(value ?? '') ? exact(value ?? '') : value]),
      ),
    ),
    answered: keys.map((key) => {
      const one = listed.results.find(({ uuid }: { uuid: string }) => uuid === key);
      return [one.status, exact(one.open_amount), exact(one.credited_amount), exact(one.debited_amount)];
    }),
    rows: results
      .map(({ kind, invoice, amount }: { kind: string; invoice?: { uuid: string }; amount: string }) =>
        [kind, invoice ? keys.indexOf(invoice.uuid) : 'credit', exact(amount)].join(' '),
      )
      .toSorted(),
    credit: exact(credits.results[0]?.amount),
    statement: [exact(statement.closing_balance), exact(statement.closing_credit)],
  };
}

/** The same by the rules. */
function rulesOf({ ledger: { cards, rows: entered, client } }: Awaited<ReturnType<typeof begun>>) {
  const statusOf = (card: Card) => (openOf(card) === 0n ? 'paid' : 'billed');
  return {
    invoices: cards.map((card) => ({
      status: statusOf(card),
      open_amount: Number(openOf(card)),
      booked: Number(bookedOf(card)),
      received: Number(card.received),
      refunded: Number(card.refunded),
      refunding: 0,
      written_off: Number(card.lost),
      credited: Number(card.credited),
      debited: Number(card.debited),
      refund_state: card.refunded === 0n ? null : card.refunded < card.received ? 'partially_refunded' : 'refunded',
    })),
    answered: cards.map((card) => [statusOf(card), Number(openOf(card)), Number(card.credited), Number(card.debited)]),
    rows: entered.toSorted(),
    credit: Number(client.credit),
    statement: [cards.reduce((sum, card) => sum + Number(openOf(card)), 0), Number(client.credit)],
  };
}

/** Lives a history, and compares both after each step. */
async function live(steps: readonly Step[]): Promise<void> {
  const history = await begun();
  for (const [index, next] of steps.entries()) {
    // oxlint-disable no-await-in-loop -- one step after the other
    const answers = await history.play(next);
    await work();
    await sandbox.settled();
    const played = `step ${index + 1}: ${next.what}`;
    if (answers) expect(answers[0], `${played} ${refusal.words}`).toBe(answers[1]);
    expect(await productOf(history), played).toEqual(rulesOf(history));
    // oxlint-enable no-await-in-loop
  }
}

it.each<[string, ...Step[]]>([
  [
    'the credit that a note made of one receipt stays when a later one is reversed',
    byHand,
    taking('receive'),
    taking('credit', { percent: 33 }),
    wholeDebit,
    taking('receive'),
    reversing(1),
    reversing(0),
  ],
  [
    'a later loss opens what it took, whatever notes took of an earlier one',
    byHand,
    taking('lose'),
    taking('credit', { percent: 50 }),
    wholeDebit,
    taking('lose'),
    reversing(1),
    reversing(0),
  ],
  [
    'a payment that was given back in part is not reversed, whatever was lost besides',
    taking('issue'),
    taking('collect'),
    wholeDebit,
    taking('lose'),
    taking('refund', { percent: 1 }),
    reversing(0),
    reversing(1),
  ],
  [
    'a debit note of nothing leaves a paid invoice paid',
    taking('issue', { which: 1, prices: [103, 100] }),
    taking('receive'),
    taking('debit', { percent: 10 }),
  ],
])('%s', async (_, ...steps) => {
  await expect(live(steps)).resolves.toBeUndefined();
});

it('any history of notes, payments and refunds equals a ledger that is written from the rules', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 18 }), live), { numRuns: 50 });
}, 900_000);
