import { expect, test } from 'vitest';
import { knownCallers } from './knownCallers.ts';

const request = (authorization?: string, remoteAddress = '192.0.2.1') => ({
  headers: { ...(authorization && { authorization }) },
  socket: { remoteAddress },
});

test('credentials that were good count for whose they are, all others for their address', () => {
  const callers = knownCallers();
  callers.remember('Bearer good', 'acme');
  expect(callers.of(request('Bearer good'))).toBe('acme');
  expect(callers.of(request('Bearer other'))).toBe('192.0.2.1');
  expect(callers.of(request())).toBe('192.0.2.1');
  expect(callers.of(request(undefined, '2001:db8::1'))).toBe('2001:db8:0:0::/64');
});
