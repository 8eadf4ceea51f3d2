import fc from 'fast-check';
import { markBounced } from '../../server/features/delivery/messages/bounce.ts';
import type { Issued, Payer, QuarterDesk } from './quarterDesk.ts';
import { plusDays } from './reminderModel.ts';

/** What happens to open invoices, and how often. */
const often = {
  nothing: 12,
  part: 3,
  pay: 1,
  cancel: 1,
  decline: 1,
  undelivered: 1,
  authorize: 1,
  withdraw: 2,
  sent: 1,
  failed: 2,
  bounce: 1,
  promise: 2,
  promiseOfPayer: 1,
  off: 1,
  on: 2,
  hold: 2,
  release: 3,
} as const;

type Kind = keyof typeof often;

/** An event, and the numbers that decide whom and how much it concerns. */
export interface QuarterEvent {
  readonly kind: Kind;
  readonly pick: number;
  readonly other: number;
}

const weighted = Object.keys(often).map((kind) => ({
  weight: often[kind as Kind],
  arbitrary: fc.constant(kind as Kind),
}));
const event = fc.record({ kind: fc.oneof(...weighted), pick: fc.nat(100_000), other: fc.nat(100_000) });

/** Returns the same events for the same seed. */
export const eventsOf = (seed: number, count: number): QuarterEvent[] => fc.sample(event, { numRuns: count, seed });

/** The invoices that the subject of a reminder names. */
export const numbersIn = (subject = ''): number[] => (subject.split('|')[2] ?? '').split(', ').map(Number);

/** Does something to an open invoice, in the product and in the model. */
export async function happen(
  desk: QuarterDesk,
  day: string,
  { kind, other }: QuarterEvent,
  { uuid, model }: Issued,
  of: { readonly issued: readonly Issued[]; readonly payers: readonly Payer[] },
): Promise<void> {
  const { api, ana, post, put, write, change, invoices: url } = desk;
  const { stops } = model;
  const status = (body: object) => put(`/api/v2/invoice/status/${uuid}`, body);
  const set = (column: string, value: string) =>
    write(`update invoices set ${column} = $2 where uuid = $1`, [uuid, value]);
  const until = plusDays(day, other % 12);
  const collect = (isOff: boolean, promised: string | undefined) =>
    put(`${url}/${uuid}/reminders`, { reminders_off: isOff, ...(promised && { promised_date: promised }) });
  const part = 1 + (other % (model.open - 1));

  const acts: Readonly<Record<Kind, () => unknown>> = {
    nothing: () => undefined,
    part: async () => (await status({ status: 'paid', amount: (part / 100).toFixed(2) })) && (model.open -= part),
    pay: async () => (await status({ status: 'paid' })) && (model.open = 0),
    cancel: async () => (await status({ status: 'cancelled', reason: 'Wrong' })) && (model.open = 0),
    decline: () => set('send_state', 'Declined').then(() => stops.add('declined')),
    undelivered: () => set('send_state', 'Undelivered').then(() => stops.add('undelivered')),
    authorize: async () => (await put(`${url}/${uuid}/authorize_payment`)) && stops.add('authorized'),
    withdraw: async () => (await put(`${url}/${uuid}/withdraw_authorization`)) && stops.delete('authorized'),
    sent: () => set('gateway_status', 'Payment Sent').then(() => stops.add('sent')),
    failed: () => set('gateway_status', 'Failed').then(() => stops.delete('sent')),
    promise: async () => (await collect(stops.has('off'), until)) && (model.promised = until),
    off: async () => (await collect(true, model.promised)) && stops.add('off'),
    on: async () => (await collect(false, model.promised)) && stops.delete('off'),
    promiseOfPayer: async () => {
      const payer = of.payers.find((one) => one.model === model.payer);
      await change(`/api/v2/entities/${payer?.uuid}`, { promised_date: until });
      model.payer.promised = until;
    },
    // The last mail that named the invoice, and so the next reminder of each of that mail.
    bounce: async () => {
      const last = post.received.findLast(({ mail }) => numbersIn(mail.subject).includes(model.number));
      if (!last) return;
      await markBounced(api.pool, { message_id: last.mail.messageId ?? '' });
      const named = new Set(numbersIn(last.mail.subject));
      for (const one of of.issued) if (named.has(one.model.number)) one.model.isHeld = true;
    },
    hold: () => setHold(true),
    release: () => setHold(false),
  };
  const setHold = async (isHeld: boolean) => {
    const answer = await ana.get(`/api/v2/reminders?invoice=${uuid}&status=planned,held`);
    const [next] = answer.json<{ results: { uuid: string }[] }>().results;
    if (next && (await put(`/api/v2/reminders/${next.uuid}/${isHeld ? 'hold' : 'release'}`))) model.isHeld = isHeld;
  };
  await acts[kind]();
}
