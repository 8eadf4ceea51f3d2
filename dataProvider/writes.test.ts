import { describe, expect, it, vi } from 'vitest';
import { HttpError } from './httpError.ts';
import { createWrites, printOf } from './writes.ts';

const inFlight = () => new HttpError(409, { code: 'in_flight' });
const locked = () => new HttpError(409, { code: 'locked' });

/** Writes whose attempts the test answers one by one. */
function playedWrites() {
  let made = 0;
  const attempts: (PromiseWithResolvers<string> & { key: string; signal: AbortSignal })[] = [];
  const writes = createWrites(() => `key-${++made}`);
  const send = (print: string, own?: string) =>
    writes.send(
      print,
      (key, signal) => {
        const attempt = { ...Promise.withResolvers<string>(), key, signal };
        signal.addEventListener('abort', () => attempt.reject(signal.reason));
        attempts.push(attempt);
        return attempt.promise;
      },
      own,
    );
  const keys = () => attempts.map(({ key }) => key);
  return { writes, send, attempts, keys };
}

describe('a repeated write', () => {
  it('is sent once while the first is pending, and both calls get its answer', async () => {
    const { send, attempts } = playedWrites();
    const both = [send('a'), send('a')];
    attempts[0]?.resolve('saved');
    expect(await Promise.all(both)).toEqual(['saved', 'saved']);
    expect(attempts).toHaveLength(1);
  });

  it('is sent again after the first answer, or if its content differs', async () => {
    const { send, attempts, keys } = playedWrites();
    const first = send('a');
    void send('b');
    attempts[0]?.resolve('saved');
    await first;
    void send('a');
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3']);
  });
});

it('a write with a form’s key keeps that key, whatever it contains', () => {
  const { send, keys } = playedWrites();
  void send('a', 'form');
  void send('b', 'form');
  expect(keys()).toEqual(['form', 'form']);
});

describe('a write that failed', () => {
  it.each([
    ['without an answer', new HttpError(0, null), true],
    ['in the server', new HttpError(503, null), true],
    ['because it was refused', new HttpError(400, null), false],
  ])('%s keeps its key on a retry: %s', async (_, failure, isSame) => {
    const { send, attempts, keys } = playedWrites();
    const first = send('a');
    attempts[0]?.reject(failure);
    await expect(first).rejects.toBe(failure);
    void send('a');
    expect(keys()[1] === keys()[0]).toBe(isSame);
  });
});

describe('a write without an answer', () => {
  it('is sent again with its key on request, and a late answer to the first is ignored', async () => {
    const { writes, send, attempts, keys } = playedWrites();
    const answer = send('a');
    writes.repeat();
    await vi.waitFor(() => expect(attempts).toHaveLength(2));
    expect(attempts[0]?.signal.aborted).toBe(true);
    attempts[0]?.resolve('late');
    attempts[1]?.resolve('saved');
    expect(await answer).toBe('saved');
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  it.each([
    ['the server is still at it', inFlight],
    ['another change of the same records is under way', locked],
  ])('is offered for a retry again while %s', async (_, refusal) => {
    vi.useFakeTimers();
    const { send, attempts, keys } = playedWrites();
    const answer = send('a');
    attempts[0]?.reject(refusal());
    await vi.advanceTimersByTimeAsync(1_000);
    attempts[1]?.resolve('saved');
    expect(await answer).toBe('saved');
    expect(keys()).toEqual(['key-1', 'key-1']);
    vi.useRealTimers();
  });
});

describe('two writes differ', () => {
  const file = (text: string, lastModified: number) => new File([text], 'logo.png', { lastModified });
  const form = (of: File) => {
    const body = new FormData();
    body.set('logo', of);
    return printOf('PUT', '/a', { body });
  };

  it('by verb, address, query or body', () => {
    const prints = [
      printOf('PUT', '/a', {}),
      printOf('POST', '/a', {}),
      printOf('PUT', '/b', {}),
      printOf('PUT', '/a', { query: { uuid: 'x' } }),
      printOf('PUT', '/a', { body: { name: 'x' } }),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('by the files of a form', () => {
    expect(form(file('a', 1))).toBe(form(file('a', 1)));
    expect(form(file('a', 1))).not.toBe(form(file('a', 2)));
  });
});
