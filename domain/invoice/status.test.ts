import { describe, expect, test } from 'vitest';
import {
  invoiceStatuses,
  isFinal,
  transition,
  type InvoiceStatus,
  type Refusal,
  type TransitionFacts,
} from './status.ts';

const booleans = [false, true];
const days = ['2026-07-30', '2026-07-31', '2026-08-01'];

/** Every combination of facts: due yesterday, today, tomorrow; sent, seen, paid, by the run or not. */
const everyFacts: TransitionFacts[] = days.flatMap((dueDate) =>
  booleans.flatMap((wasSent) =>
    booleans.flatMap((wasSeen) =>
      booleans.flatMap((wasPaid) =>
        booleans.map((byRun) => ({ dueDate, today: '2026-07-31', wasSent, wasSeen, wasPaid, byRun })),
      ),
    ),
  ),
);

/** Design §6 told once more, the other way round: why a change is refused, if it is. */
function refusal(from: InvoiceStatus, to: InvoiceStatus, facts: TransitionFacts): Refusal | undefined {
  if (from === 'paid' || from === 'cancelled') return 'final';
  switch (`${from} ${to}`) {
    case 'draft cancelled':
    case 'future cancelled':
    case 'billed cancelled':
    case 'billed paid':
      return undefined;
    case 'draft billed':
      return facts.dueDate === '2026-07-30' ? 'due_date_past' : undefined;
    case 'future billed':
      return facts.byRun ? undefined : 'not_allowed';
    case 'billed draft':
      return facts.wasSent || facts.wasSeen || facts.wasPaid ? 'already_sent' : undefined;
    default:
      return 'not_allowed';
  }
}

const pairs = invoiceStatuses.flatMap((from) => invoiceStatuses.map((to) => [from, to] as const));

describe('transition', () => {
  test.each(pairs)('%s -> %s, whatever the facts', (from, to) => {
    for (const facts of everyFacts) {
      const reason = refusal(from, to, facts);
      expect(transition(from, to, facts), JSON.stringify(facts)).toEqual(
        reason ? { allowed: false, reason } : { allowed: true },
      );
    }
  });

  test('a draft due today can still be billed', () => {
    const facts = { dueDate: '2026-07-31', today: '2026-07-31', wasSent: false, wasSeen: false, wasPaid: false };
    expect(transition('draft', 'billed', { ...facts, byRun: false })).toEqual({ allowed: true });
  });

  test('the run bills what fell due while it was down', () => {
    const [late] = everyFacts.filter(({ dueDate, byRun }) => dueDate === '2026-07-30' && byRun);
    expect(late && transition('future', 'billed', late)).toEqual({ allowed: true });
  });
});

test('paid and cancelled are final, the others are not', () => {
  expect(invoiceStatuses.filter(isFinal)).toEqual(['paid', 'cancelled']);
});
