import { describe, expect, it } from 'vitest';
import { stepsOf } from './stepsOf.ts';

const ana = 'Ana Souza <ana@acme.test>';
const entry = (timestamp: string, changes: Readonly<Record<string, readonly [unknown, unknown]>>, actor = ana) => ({
  action: changes.status?.[0] === null ? ('created' as const) : ('updated' as const),
  actor,
  timestamp,
  changes,
});
const drafted = entry('2026-11-19T12:00:00Z', { status: [null, 'draft'] });
const issued = entry('2026-11-20T12:13:00Z', { status: ['draft', 'billed'], number: [null, 262] });
const invoice = {
  status: 'billed' as const,
  number: 262,
  created: '2026-11-20',
  created_at: '2026-11-19T12:00:00Z',
  due_date: '2026-11-30',
};
const mail = (email: string, at: string) => ({ email, sent_at: at });

describe('the steps of an invoice', () => {
  it('say of a draft when it is to be issued and paid', () => {
    const draft = { ...invoice, status: 'draft' as const, number: undefined };
    expect(stepsOf(draft, { entries: [drafted], messages: [] })).toEqual([
      { name: 'drafted', at: drafted.timestamp, by: ana },
      { name: 'issued', expected: '2026-11-20' },
      { name: 'mailed' },
      { name: 'seen' },
      { name: 'paid', expected: '2026-11-30' },
    ]);
  });

  it('name who drafted and issued it, how many were mailed, and who saw it first', () => {
    const messages = [
      mail('bia@client.test', '2026-11-20T12:15:00Z'),
      { ...mail('paula@client.test', '2026-11-20T12:14:00Z'), viewed_at: '2026-11-27T19:02:00Z' },
      { email: 'late@client.test' },
    ];
    expect(stepsOf(invoice, { entries: [issued, drafted], messages })).toEqual([
      { name: 'drafted', at: drafted.timestamp, by: ana },
      { name: 'issued', at: issued.timestamp, by: ana },
      { name: 'mailed', at: '2026-11-20T12:14:00Z', to: ['bia@client.test', 'paula@client.test'] },
      { name: 'seen', at: '2026-11-27T19:02:00Z', to: ['paula@client.test'] },
      { name: 'paid', expected: '2026-11-30' },
    ]);
  });

  it('count a view by the public link', () => {
    const seen = entry('2026-11-21T10:00:00Z', { seen_at: [null, '2026-11-21T10:00:00Z'] }, 'public link');
    const [, , , step] = stepsOf(invoice, { entries: [seen, issued, drafted], messages: [] });
    expect(step).toEqual({ name: 'seen', at: seen.timestamp, by: 'public link' });
  });

  it('end with the day of the payment, and name no mail that was never sent', () => {
    const paid = entry('2026-11-29T09:00:00Z', { status: ['billed', 'paid'] });
    const settled = { ...invoice, status: 'paid' as const, paid_on: '2026-11-28' };
    expect(stepsOf(settled, { entries: [paid, issued, drafted], messages: [] }).slice(1)).toEqual([
      { name: 'issued', at: issued.timestamp, by: ana },
      { name: 'paid', at: '2026-11-28', by: ana },
    ]);
  });

  it('end with the credit of notes that alone settled it', () => {
    const settled = { ...invoice, status: 'paid' as const, paid_on: '2026-11-28', total: '1080.00' };
    const last = (credited_amount: string) =>
      stepsOf({ ...settled, credited_amount }, { entries: [], messages: [] }).at(-1);
    expect(last('1080.00')).toMatchObject({ name: 'credited', at: '2026-11-28' });
    expect(last('80.00')).toMatchObject({ name: 'paid', at: '2026-11-28' });
  });

  it('end with its cancellation instead of a payment', () => {
    const ended = entry('2026-11-22T09:00:00Z', { status: ['billed', 'cancelled'] });
    const cancelled = { ...invoice, status: 'cancelled' as const };
    expect(stepsOf(cancelled, { entries: [ended, issued, drafted], messages: [] }).map(({ name }) => name)).toEqual([
      'drafted',
      'issued',
      'cancelled',
    ]);
  });

  it('are no draft for one that a run issued', () => {
    const run = entry('2026-11-20T03:00:00Z', { status: [null, 'billed'] }, 'recurring run');
    const [first] = stepsOf(invoice, { entries: [run], messages: [] });
    expect(first).toEqual({ name: 'issued', at: run.timestamp, by: 'recurring run' });
  });

  it('of an imported one are its issue elsewhere, its import and its payment', () => {
    const imported = { ...entry('2026-11-20T12:13:00Z', { status: [null, 'billed'] }), action: 'created' as const };
    const opening = { ...invoice, number: undefined, is_imported: true, created: '2026-08-01' };
    expect(stepsOf(opening, { entries: [imported], messages: [] })).toEqual([
      { name: 'issued', at: '2026-08-01' },
      { name: 'imported', at: imported.timestamp, by: ana },
      { name: 'paid', expected: '2026-11-30' },
    ]);
  });

  it('of a scheduled one begin with its issue', () => {
    const scheduled = { ...invoice, status: 'future' as const, schedule_status: 'to_come' as const };
    expect(stepsOf(scheduled, { entries: [], messages: [] })[0]).toEqual({ name: 'issued', expected: '2026-11-20' });
  });

  it('have the dates of the record for users who may not read its history', () => {
    expect(stepsOf(invoice, { entries: [], messages: [] }).slice(0, 2)).toEqual([
      { name: 'drafted', at: '2026-11-19T12:00:00Z', by: undefined },
      { name: 'issued', at: '2026-11-20', by: undefined },
    ]);
  });
});
