import { expect, it } from 'vitest';
import type { ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';
import { scheduleStatusWord } from './scheduleStatusWord.ts';

type Facts = Parameters<typeof scheduleStatusWord>[0];

it.each<[Partial<ContractInvoice> & Pick<ContractInvoice, 'status'>, string | undefined]>([
  [{ status: 'future', schedule_status: 'to_come' }, undefined],
  [{ status: 'future', schedule_status: 'paused' }, 'resources.invoices.values.schedule_status.paused'],
  [{ status: 'paid' }, 'resources.invoices.values.status.paid'],
  [{ status: 'paid', refund_state: 'refunded' }, 'resources.invoices.values.refund_state.refunded'],
  [{ status: 'paid', total: '9.00', credited_amount: '9.00' }, 'invoices.state.credited'],
  [{ status: 'paid', total: '9.00', credited_amount: '8.00' }, 'resources.invoices.values.status.paid'],
])('an invoice of a contract with %j is called %s', (facts, word) => {
  expect(scheduleStatusWord(facts as Facts)).toBe(word);
});
