import { expect, test } from 'vitest';
import { argsIn } from './notice.ts';
import { movedSince, type KeptLine, type KeptTribute } from './catalogChanges.ts';

const tribute = (uuid: string, change: Partial<KeptTribute> = {}): KeptTribute => ({
  uuid,
  name: uuid.toUpperCase(),
  value: '5.0000',
  is_fixed: false,
  is_origin: true,
  type: 'Fixed',
  tax_responsible: 'exporter',
  ...change,
});
const line = (tributes: readonly KeptTribute[], description = 'Licence'): KeptLine => ({
  item_uuid: 'i',
  item_description: description,
  scenery_uuid: 's',
  scenery: { name: 'Export', tributes },
});
const noticesOf = (before: readonly KeptLine[], now: readonly KeptLine[]) =>
  movedSince(before, now, 'BRL').map((notice) =>
    [notice.key.replace('documents.moved.', ''), ...Object.values(argsIn(notice, 'en'))].join(' '),
  );

test.each([
  ['nothing', [tribute('iss')], []],
  ['the same, otherwise written', [tribute('iss', { value: '5' })], []],
  ['another rate', [tribute('iss', { value: '6.5' })], ['value Export ISS 5% 6.5%']],
  ['another amount', [tribute('iss', { is_fixed: true, value: '12.5000' })], ['terms Export ISS']],
  ['another responsible', [tribute('iss', { tax_responsible: 'importer' })], ['terms Export ISS']],
  ['another base', [tribute('iss', { base_includes_self: true })], ['base Export ISS']],
  ['another part of the base', [tribute('iss', { base_percent: '60' })], ['base Export ISS']],
  ['a whole base', [tribute('iss', { base_percent: '100.0', base_includes: [] })], []],
  ['another limit', [tribute('iss', { maximum: '10' })], ['limits Export ISS']],
  ['another recovery', [tribute('iss', { recoverable: '50' })], ['recoverable Export ISS']],
  ['another tribute', [tribute('pis')], ['added Export PIS 5%', 'removed Export ISS 5%']],
])('%s is reported as a change', (_, now, notices) => {
  const before = [line([tribute('iss')])];
  expect(noticesOf([...before, ...before], [line(now), line(now)])).toEqual(notices);
});

test('values entered on a line are not reported', () => {
  const variable = (value: string) => [line([tribute('wht', { type: 'Variable', value })])];
  expect(noticesOf(variable('1'), variable('2'))).toEqual([]);
});

test('a renamed item is reported, and a removed line is not', () => {
  expect(noticesOf([line([])], [line([], 'Support')])).toEqual(['item Licence Support']);
  expect(noticesOf([line([tribute('iss')])], [])).toEqual([]);
});

test('the row of another day is reported as the same tribute, and another way of rounding by itself', () => {
  const before = [line([tribute('first', { tribute: 'vat', value: '21' })])];
  const now = line([tribute('second', { tribute: 'VAT', value: '23' })]);
  expect(noticesOf(before, [now])).toEqual(['value Export SECOND 21% 23%']);
  const rounded = { ...now, scenery: { ...now.scenery, rounding: 'document' as const } };
  expect(noticesOf([now], [rounded])).toEqual(['rounding Export']);
});
