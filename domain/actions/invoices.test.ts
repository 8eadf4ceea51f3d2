import { describe, expect, it, test } from 'vitest';
import { invoiceActions as actions, invoiceStatuses, type InvoiceStatus } from '../../schemas/resources/invoices.ts';
import { commandTo, isFinal, permissionsFor, refusalOf, statusesAsked } from './commands.ts';
import { isOffered } from './offered.ts';

const booleans = [false, true];
const facts = { today: '2026-07-31' };

/** Every combination of what decides: due yesterday, today, tomorrow; known outside, on an automatic account, asked by the run, or not. */
const everyCase = ['2026-07-30', '2026-07-31', '2026-08-01'].flatMap((due_date) =>
  booleans.flatMap((isKnown) =>
    booleans.flatMap((auto) => booleans.map((byRun) => ({ due_date, isKnown, auto, byRun }))),
  ),
);
type Case = (typeof everyCase)[number];

const recordOf = (status: InvoiceStatus, { due_date, isKnown, auto }: Case) => ({
  status,
  due_date,
  can_revert: status === 'billed' && !isKnown,
  transactions: [{ account: { account_type: { auto } } }],
});

/** Design §6 told once more, the other way round: why a change of status is refused, if it is. */
function refusal(from: InvoiceStatus, to: InvoiceStatus, one: Case): string | undefined {
  if (from === 'paid' || from === 'cancelled') return 'final';
  switch (`${from} ${to}`) {
    case 'draft cancelled':
    case 'future cancelled':
    case 'billed cancelled':
      return undefined;
    case 'billed paid':
      return one.auto ? 'invoice_receives_itself' : undefined;
    case 'draft billed':
      return one.due_date === '2026-07-30' ? 'invoice_due_date_past' : undefined;
    case 'future billed':
      return one.byRun ? undefined : 'not_allowed';
    case 'billed draft':
      return one.isKnown ? 'invoice_already_sent' : undefined;
    default:
      return 'not_allowed';
  }
}

describe('the statuses of an invoice', () => {
  const pairs = invoiceStatuses.flatMap((from) => invoiceStatuses.map((to) => [from, to] as const));

  test.each(pairs)('%s -> %s, whatever else is', (from, to) => {
    for (const one of everyCase) {
      const record = recordOf(from, one);
      const command = commandTo(actions, to, record, one.byRun ? 'run' : undefined);
      expect(refusalOf(actions, command, record, facts), JSON.stringify(one)).toBe(refusal(from, to, one));
    }
  });

  it('end with paid and cancelled', () => {
    expect(invoiceStatuses.filter((status) => isFinal(actions, status))).toEqual(['paid', 'cancelled']);
  });

  it('can be asked for, each with its permission', () => {
    expect(statusesAsked(actions).map((status) => [status, permissionsFor(actions, status)])).toEqual([
      ['billed', ['bill']],
      ['paid', ['receive']],
      ['cancelled', ['cancel']],
      ['draft', ['revert']],
    ]);
  });
});

/** Specification §4, row by row: x where it is for a draft, future, billed, paid, cancelled invoice. E-mails come with their delivery. */
const specified = {
  pdf: 'x-xxx',
  bill: 'x----',
  receive: '--x--',
  template: 'xxx--',
  duplicate: 'x-xxx',
  edit: 'x----',
  paymentLink: '--x--',
  receipt: '---x-',
  publicLink: 'x-xx-',
  audit: 'x-xxx',
  cancel: 'x-x--',
};

describe('what is offered for an invoice', () => {
  const billed = (payment: object) => ({ status: 'billed', transactions: [payment] });
  const link = { payment_link: 'https://pay.test/1' };

  test.each(Object.entries(specified))('%s, with a manual account and a payment link', (name, statuses) => {
    const offered = invoiceStatuses.map((status) =>
      isOffered(actions, name, { ...billed(link), status }) ? 'x' : '-',
    );
    expect(offered.join('')).toBe(statuses);
  });

  it('is no receipt by hand on an account that receives by itself', () => {
    const automatic = billed({ ...link, account: { account_type: { auto: true } } });
    expect(isOffered(actions, 'receive', automatic)).toBe(false);
    expect(isOffered(actions, 'paymentLink', automatic)).toBe(true);
  });

  it('is no payment link where there is none', () => {
    expect(isOffered(actions, 'paymentLink', billed({}))).toBe(false);
    expect(isOffered(actions, 'receive', billed({}))).toBe(true);
  });

  it('is nothing of which nobody has heard', () => {
    expect(isOffered(actions, 'fold', billed({}))).toBe(false);
  });
});
