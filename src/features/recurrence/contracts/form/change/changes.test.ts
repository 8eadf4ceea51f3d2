import { describe, expect, it } from 'vitest';
import type { ContractInvoice } from '../../../../../../dataProvider/calls/contracts.ts';
import { contractRecord } from '../../../../../../tests/support/contracts.ts';
import { invoiceRecord } from '../../../../../../tests/support/invoices.ts';
import { changesOf } from './changes.ts';

const invoice = (occurrence: number, change: Parameters<typeof invoiceRecord>[0] = {}): ContractInvoice =>
  invoiceRecord({
    uuid: `i-${occurrence}`,
    occurrence,
    due_date: `2027-0${occurrence}-28`,
    status: 'future',
    schedule_status: 'to_come',
    total: '100.00',
    importer_total_payable: '120.00',
    exporter_net_total: '90.00',
    ...change,
  });
const issued = { schedule_status: undefined } as const;
const all = [
  invoice(1, { ...issued, status: 'paid' }),
  invoice(2, { ...issued, status: 'cancelled' }),
  invoice(3, { ...issued, status: 'draft' }),
  invoice(4, { schedule_status: 'held' }),
  invoice(5, { schedule_status: 'paused' }),
  invoice(6),
];
const figures = { subtotal: '150.00', total: '150.00', importer_total_payable: '180.00', exporter_net_total: '135.00' };
const contract = contractRecord({ type: 'fixed', frequency: 6, total_amount: '400.00' });
const changes = (change: Partial<Parameters<typeof changesOf>[2]> = {}) =>
  changesOf(contract, all, { reach: 'from', occurrence: 1, figures, ...change });
const after = (of: ReturnType<typeof changes>) => of.invoices.map((one) => one.after);

describe('a change of a contract during typing', () => {
  it('affects scheduled, held and paused invoices, and never issued or ended ones', () => {
    const found = changes();
    expect(found.invoices.map(({ isReached }) => isReached)).toEqual([false, false, false, true, true, true]);
    expect(after(found)).toEqual(['100.00', '100.00', '100.00', '150.00', '150.00', '150.00']);
  });

  it('sums invoices that are neither ended nor paused', () => {
    expect([changes().before.total, changes().after.total]).toEqual(['400.00', '500.00']);
  });

  it('applies to one alone, or to those from one on', () => {
    expect(after(changes({ reach: 'only', occurrence: 4 })).slice(3)).toEqual(['150.00', '100.00', '100.00']);
    expect(after(changes({ occurrence: 6 })).slice(3)).toEqual(['100.00', '100.00', '150.00']);
  });

  it('changes no figure while no line differs', () => {
    const found = changes({ figures: undefined });
    expect(found.after).toEqual(found.before);
    expect(found.invoices.every((one) => one.before === one.after)).toBe(true);
  });

  it('reports a fixed value that does not cover it, like the server', () => {
    expect(changes().uncovered).toMatchObject({
      path: 'confirm_total',
      args: { stated: { figure: '400.00' }, needed: { figure: '500.00' } },
    });
    expect(changes({ figures: undefined }).uncovered).toBeUndefined();
    expect(changesOf({ ...contract, type: 'variable' }, all, { reach: 'from', occurrence: 1, figures }).uncovered).toBe(
      undefined,
    );
  });
});
