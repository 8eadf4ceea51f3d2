import { describe, expect, test } from 'vitest';
import { mostAttempts, mostInterruptions, outcomeOf, pauseAfter } from './outcome.ts';

const refusal = (responseCode: number, command: string) => ({
  message: 'Message failed',
  response: `${responseCode} no`,
  responseCode,
  command,
});

describe('an attempt', () => {
  test.each([
    ['5xx to its sender', refusal(550, 'MAIL FROM'), 'refused'],
    ['5xx to its recipient', refusal(550, 'RCPT TO'), 'refused'],
    ['5xx to its content', refusal(554, 'DATA'), 'refused'],
    ['4xx to its recipient', refusal(451, 'RCPT TO'), 'postponed'],
    ['5xx to the greeting, which is about all mails', refusal(554, 'CONN'), 'postponed'],
    ['5xx to the password of the installation', refusal(535, 'AUTH PLAIN'), 'postponed'],
    [
      'a connection that was refused',
      Object.assign(new Error('connect'), { code: 'ESOCKET', command: 'CONN' }),
      'postponed',
    ],
    ['a server that hangs', Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', command: 'DATA' }), 'postponed'],
    ['a value that is not an error', undefined, 'postponed'],
  ])('is classified after %s', (_what, error, is) => {
    expect(outcomeOf(error).is).toBe(is);
  });

  test('keeps the server’s answer, on one line and shortened', () => {
    const { detail } = outcomeOf({ ...refusal(550, 'RCPT TO'), response: `550 no\r\nsuch ${'x'.repeat(1_000)}` });
    expect(detail).toHaveLength(500);
    expect(detail).toMatch(/^550 no such x+$/);
  });
});

test('attempts are repeated after growing pauses for a day, and then end', () => {
  const pauses = Array.from({ length: mostAttempts }, (_, failed) =>
    pauseAfter({ attempts: failed + 1, interruptions: 0 }),
  );
  expect(pauses.at(-1)).toBeUndefined();
  const waits = pauses.slice(0, -1).map(Number);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(20 * 60 * 60);
});

test('interrupted attempts do not count, up to a limit', () => {
  const first = pauseAfter({ attempts: 1, interruptions: 0 });
  expect(pauseAfter({ attempts: mostInterruptions, interruptions: mostInterruptions })).toBe(first);
  expect(pauseAfter({ attempts: mostInterruptions + 1, interruptions: mostInterruptions })).toBe(first);
  expect(pauseAfter({ attempts: 2 * mostInterruptions, interruptions: 2 * mostInterruptions })).toBeUndefined();
});
