/**
 * Who gets which reminder when, by the sentences of CHANGELOG.md, docs/ and the console only: it imports no rule of the product.
 * Amounts are minor units, days are ISO dates.
 */

export interface ModelSequence {
  status: 'off' | 'on' | 'paused';
  turnedOn: string;
  readonly smallest: number;
  /** Days from the due date. */
  readonly steps: readonly number[];
}

export interface ModelPayer {
  readonly name: string;
  readonly language: 'pt' | 'en' | 'es';
  readonly email: string | undefined;
  sequence: ModelSequence;
  isOff: boolean;
  promised: string | undefined;
}

export interface ModelInvoice {
  readonly number: number;
  readonly payer: ModelPayer;
  /** Its own recipients. */
  readonly to: readonly string[];
  readonly created: string;
  readonly due: string;
  readonly currency: string;
  open: number;
  /** Why nothing is sent: cancelled, declined, bounced, authorized, under way, off. */
  readonly stops: Set<string>;
  promised: string | undefined;
  isHeld: boolean;
  /** The last step that was sent or is over. */
  last: number;
}

export interface ModelMail {
  readonly to: string;
  readonly language: string;
  readonly level: number;
  readonly numbers: string;
  readonly amounts: string;
}

const dayMs = 86_400_000;

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The day, hour and weekday of a clock on the wall of a company. */
export function wallClock(now: Date, timeZone: string): { day: string; hour: number; isWeekend: boolean } {
  const [day = '', time = ''] = now.toLocaleString('sv-SE', { timeZone }).split(' ');
  return { day, hour: Number(time.slice(0, 2)), isWeekend: [0, 6].includes(new Date(day).getUTCDay()) };
}

/** The steps of an invoice that have come and were not sent. */
function dueSteps({ created, due, last, payer }: ModelInvoice, today: string): number[] {
  const { steps, turnedOn } = payer.sequence;
  return steps.filter((step) => {
    const day = plusDays(due, step);
    // Not before the sequence was turned on, not on the day of issue, not twice.
    return day >= turnedOn && day > created && day <= today && step > last;
  });
}

function isReminded({ open, stops, isHeld, promised, payer }: ModelInvoice, today: string): boolean {
  const { sequence } = payer;
  const isPromised = [promised, payer.promised].some((day) => day !== undefined && day >= today);
  const isStopped = open <= 0 || stops.size > 0 || isHeld || isPromised || payer.isOff;
  return sequence.status === 'on' && open >= sequence.smallest && !isStopped;
}

/** The mails that leave at an instant from 9 to 17 on a working day; it notes what was sent. */
export function remindersAt(now: Date, timeZone: string, invoices: readonly ModelInvoice[]): ModelMail[] {
  const { day, hour, isWeekend } = wallClock(now, timeZone);
  if (isWeekend || hour < 9 || hour >= 17) return [];
  const mails = new Map<string, { to: readonly string[]; level: number; some: ModelInvoice[] }>();
  for (const invoice of invoices) {
    const level = isReminded(invoice, day) ? dueSteps(invoice, day).at(-1) : undefined;
    if (level === undefined) continue;
    invoice.last = level;
    const { payer } = invoice;
    const to = invoice.to.length > 0 ? invoice.to : [payer.email].flatMap((email) => email ?? []);
    const key = [payer.name, ...to.toSorted()].join(' ');
    const mail = mails.get(key) ?? { to, level, some: [] };
    mails.set(key, { to, level: Math.max(mail.level, level), some: [...mail.some, invoice] });
  }
  return [...mails.values()].flatMap(({ to, level, some }) => {
    const numbers = some.map(({ number }) => number).toSorted((a, b) => a - b);
    const sums = [...Map.groupBy(some, ({ currency }) => currency).values()].map((of) =>
      of.reduce((sum, { open }) => sum + open, 0),
    );
    const named = { level, numbers: numbers.join(' '), amounts: sums.toSorted((a, b) => a - b).join(' ') };
    // Each recipient gets a mail of their own.
    return to.map((one) => ({ to: one, language: some[0]?.payer.language ?? '', ...named }));
  });
}
