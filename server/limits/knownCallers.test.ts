import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { knownCallers } from './knownCallers.ts';

const request = (authorization?: string, remoteAddress = '192.0.2.1') =>
  Object.assign(Object.create(null) as IncomingMessage, {
    headers: { ...(authorization && { authorization }) },
    socket: { remoteAddress },
  });

test('recently valid credentials count for their company, all others for their address', () => {
  const callers = knownCallers();
  callers.remember('Bearer good', 'acme');
  expect(callers.of(request('Bearer good'))).toEqual({ group: 'sessions', name: 'acme' });
  const visitor = { group: 'visitors', name: '192.0.2.1' };
  expect(callers.of(request('Bearer other'))).toEqual(visitor);
  expect(callers.of(request())).toEqual(visitor);
  expect(callers.of(request(undefined, '2001:db8::1'))).toEqual({ group: 'visitors', name: '2001:db8:0:0::/64' });
});
