import { expect, test } from 'vitest';
import { ownVisits } from './ownVisits.ts';

const session = '0198f6b2-0000-7000-8000-000000000001';
const visits = ownVisits('a secret of this test only, 32 bytes');
const mark = visits.mark(session);

test('a mark names its session', () => {
  expect(visits.read(mark)).toBe(session);
});

test.each([
  ['another session', mark.replace('0198', '0199')],
  ['another signature', mark.slice(0, -2) + (mark.endsWith('AA') ? 'BB' : 'AA')],
  ['no signature', session],
  ['another installation', ownVisits('a secret of another one, 32 bytes long').mark(session)],
  ['nothing', ''],
])('a mark with %s is invalid', (_, forged) => {
  expect(visits.read(forged)).toBeUndefined();
});
