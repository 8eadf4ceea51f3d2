import { describe, expect, it, test } from 'vitest';
import {
  invoiceActions as actions,
  invoiceStatuses,
  type InvoiceStatus,
} from '../../schemas/parts/invoicing/invoiceActions.ts';
import {
  userCommands,
  commandTo,
  isForStatus,
  isLastStatus,
  likelyCommandTo,
  permissionsFor,
  refusalOf,
  requestableStatuses,
} from './commands.ts';

const booleans = [false, true];
const facts = { today: '2026-07-31' };

/**
 * Every combination of the inputs: due yesterday, today or tomorrow; paid through a gateway; on an automatic account;
 * requested by the run.
 */
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

/** An independent statement of design §6: why a status change is refused. */
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

  test.each(pairs)('%s -> %s, regardless of other properties', (from, to) => {
    for (const one of everyCase) {
      const record = recordOf(from, one);
      const command = commandTo(actions, to, record, one.byRun ? 'run' : undefined);
      expect(refusalOf(actions, command, record, facts), JSON.stringify(one)).toBe(refusal(from, to, one));
    }
  });

  it('end with paid and cancelled', () => {
    expect(invoiceStatuses.filter((status) => isLastStatus(actions, status))).toEqual(['paid', 'cancelled']);
  });

  it.each(Object.entries(actions.commands))('refuse %s in all other statuses, by its name', (name, command) => {
    const record = { due_date: '2026-08-01', can_revert: true };
    const others = invoiceStatuses.filter((status) => !isForStatus(command, { status }));
    expect(others).not.toEqual([]);
    expect(others.map((status) => refusalOf(actions, name, { ...record, status }, facts))).toEqual(
      others.map(() => 'not_allowed'),
    );
  });

  it('exclude users from commands of the recurring run', () => {
    expect(userCommands(actions).filter(([, { by }]) => by !== undefined)).toEqual([]);
    expect(userCommands(actions).map(([name]) => name)).not.toContain('issue');
    expect(commandTo(actions, 'billed', { status: 'future' })).toBeUndefined();
    expect(commandTo(actions, 'billed', { status: 'future' }, 'run')).toBe('issue');
  });

  it('resolve a request to the first command that it can perform', () => {
    const likely = requestableStatuses(actions).map((status) => [status, likelyCommandTo(actions, status)]);
    expect(Object.fromEntries(likely)).toEqual({
      billed: 'bill',
      paid: 'receive',
      cancelled: 'cancel',
      draft: 'revert',
    });
    expect(likelyCommandTo(actions, 'future')).toBeUndefined();
  });

  it('list each command with its permission', () => {
    expect(requestableStatuses(actions).map((status) => [status, permissionsFor(actions, status)])).toEqual([
      ['billed', ['bill']],
      ['paid', ['receive']],
      ['cancelled', ['cancel']],
      ['draft', ['revert']],
    ]);
  });
});

it('an unknown command or reason is a programming error, not a permission', () => {
  const draft = { status: 'draft', due_date: '2026-08-01' };
  expect(() => refusalOf(actions, 'bil', draft, facts)).toThrow('no such command: bil');
  expect(() => refusalOf({ ...actions, reasons: {} }, 'bill', draft, facts)).toThrow('no such reason');
});
