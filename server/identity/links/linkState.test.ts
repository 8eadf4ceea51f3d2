import { expect, test } from 'vitest';
import { linkState, requireGood } from './linkState.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = '2026-11-20T12:00:01Z';
const past = '2026-11-20T12:00:00Z';

test.each([
  [{ expires_at: later }, 'good', undefined],
  [{ expires_at: past }, 'expired', 'link_expired'],
  [{ expires_at: past, used_at: past }, 'used', 'link_used'],
  [{ expires_at: later, used_at: past }, 'used', 'link_used'],
  [{ expires_at: later, withdrawn_at: past }, 'withdrawn', 'link_invalid'],
  [{ expires_at: later, used_at: null, withdrawn_at: null }, 'good', undefined],
] as const)('a link of %o is %s', (link, state, code) => {
  expect(linkState(link, now)).toBe(state);
  const require = () => requireGood(link, now);
  if (code) expect(require).toThrow(code);
  else expect(require).not.toThrow();
});

test('none at all is not valid', () => {
  expect(() => requireGood(undefined, now)).toThrow('link_invalid');
});
