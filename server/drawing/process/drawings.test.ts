import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { stubJob } from '../../../tests/support/stubJob.ts';
import { ApiError } from '../../base/errors.ts';
import { DrawingAbandoned } from './drawingProcess.ts';
import { drawingWorkshop, failure, settled } from './drawings.testing.ts';
import type { Job } from './messages.ts';

describe('the order of drawings', () => {
  test('alternates between companies, however much one of them requests', async () => {
    // All take the same time.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask, finishAll, drawn } = drawingWorkshop();
    const requests = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((key) => ask(key));
    await settled();
    await finishAll();
    await Promise.all(requests);
    expect(drawn).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('puts sessions before visitors, who are drawn for at a lower priority', async () => {
    const { ask, visit, finishAll, drawn, askers } = drawingWorkshop();
    const requests = [ask('a1'), ask('b1'), visit('c1'), visit('d1'), ask('e1'), ask('f1')];
    await settled();
    await finishAll();
    await Promise.all(requests);
    expect(drawn).toEqual(['a1', 'b1', 'e1', 'f1', 'c1', 'd1']);
    expect(askers).toEqual(['session', 'session', 'session', 'session', 'visitor', 'visitor']);
  });

  test('never puts visitors on all workers', async () => {
    const { ask, visit, drawn } = drawingWorkshop();
    void visit('a1');
    void visit('b1');
    await settled();
    expect(drawn).toEqual(['a1']);
    void ask('c1');
    await settled();
    expect(drawn).toEqual(['a1', 'c1']);
  });

  test('never puts one company on all workers', async () => {
    const { ask, drawn } = drawingWorkshop();
    void ask('a1');
    void ask('a2');
    await settled();
    expect(drawn).toEqual(['a1']);
  });

  test('moves a visitor’s document up when a session requests it too', async () => {
    const { ask, visit, finish, drawn, askers } = drawingWorkshop();
    void ask('a1');
    void ask('b1');
    void visit('c1');
    void visit('d1');
    await settled();
    const both = [visit('d1'), ask('d1')];
    await settled();
    finish('a1');
    await settled();
    expect([drawn, askers]).toEqual([
      ['a1', 'b1', 'd1'],
      ['session', 'session', 'session'],
    ]);
    finish('d1');
    expect(await Promise.all(both)).toHaveLength(2);
  });
});

describe('the same document', () => {
  test('is read and drawn once for all requests, and cached', async () => {
    const { ask, visit, finish, read, drawn } = drawingWorkshop();
    const requests = [visit('a1'), ask('a1'), visit('a1')];
    await settled();
    finish('a1');
    const bytes = (await Promise.all(requests)).map((one) => Buffer.from(one.bytes).toString());
    expect(bytes).toEqual(['a1', 'a1', 'a1']);
    await ask('a1');
    expect([read, drawn]).toEqual([['a1'], ['a1']]);
  });

  test('is drawn again if it is too large for the cache', async () => {
    const { ask, finish, drawn, drawings } = drawingWorkshop({ documentCacheBytes: 1_000 });
    for (const key of ['a1', 'a2', 'a1']) {
      const requests = ask(key);
      await settled();
      finish(key, { bytes: new Uint8Array(800) });
      await requests;
    }
    expect(drawn).toEqual(['a1', 'a2', 'a1']);
    expect(drawings.keptBytes()).toBe(802);
  });

  test('is rejected without another try if it is too complex', async () => {
    const { ask, finish, drawn } = drawingWorkshop();
    const requests = [failure(ask('a1')), failure(ask('a1'))];
    await settled();
    finish('a1', new ApiError('document_too_complex', { budget: 'documentMs' }));
    const refusal = 'document_too_complex documentMs';
    expect([...(await Promise.all(requests)), await failure(ask('a1'))]).toEqual([refusal, refusal, refusal]);
    expect(drawn).toEqual(['a1']);
  });

  test('is drawn again after another failure', async () => {
    const { ask, finish, drawn } = drawingWorkshop();
    const requests = failure(ask('a1'));
    await settled();
    finish('a1', new Error('no worker'));
    await requests;
    void ask('a1');
    await settled();
    expect(drawn).toEqual(['a1', 'a1']);
  });
});

describe('a disconnected caller', () => {
  test('is removed: 200 visitors who leave delay no request, and nothing is read for them', async () => {
    const { ask, visit, finishAll, read, drawn, drawings } = drawingWorkshop();
    void ask('a1');
    void ask('b1');
    await settled();
    const gone = new AbortController();
    const left = Array.from({ length: 200 }, (_, n) => failure(visit(`c${n % 4}`, { signal: gone.signal })));
    await settled();
    expect(drawings.waiting()).toBe(4);
    gone.abort();
    expect(new Set(await Promise.all(left)).size).toBe(1);
    expect(drawings.waiting()).toBe(0);
    const requests = ask('d1');
    await finishAll();
    await requests;
    expect([read, drawn]).toEqual([
      ['a1', 'b1', 'd1'],
      ['a1', 'b1', 'd1'],
    ]);
  });

  test('before the request is not queued', async () => {
    const { ask, read } = drawingWorkshop();
    await failure(ask('a1', { signal: AbortSignal.abort() }));
    expect(read).toEqual([]);
  });

  test('does not affect others who wait for the same document', async () => {
    const { visit, finish } = drawingWorkshop();
    const gone = new AbortController();
    const left = failure(visit('a1', { signal: gone.signal }));
    const stays = visit('a1');
    await settled();
    gone.abort();
    await left;
    finish('a1');
    expect(Buffer.from((await stays).bytes).toString()).toBe('a1');
  });

  test('during the read causes no drawing', async () => {
    const { ask, drawn } = drawingWorkshop();
    const gone = new AbortController();
    const reading = Promise.withResolvers<Job>();
    const requests = failure(ask('a1', { signal: gone.signal, read: () => reading.promise }));
    await settled();
    gone.abort();
    reading.resolve(stubJob('a1'));
    await requests;
    const next = ask('b1');
    await settled();
    expect(drawn).toEqual(['b1']);
    void next;
  });

  test('during the drawing stops it, unless another request joins', async () => {
    const { ask, visit, finish, waiting } = drawingWorkshop();
    const [first, second] = [new AbortController(), new AbortController()];
    const left = [visit('a1', { signal: first.signal }), visit('a1', { signal: second.signal })].map(failure);
    await settled();
    first.abort();
    await settled();
    expect(waiting).not.toContain('nobody');
    second.abort();
    await Promise.all(left);
    expect(waiting.at(-1)).toBe('nobody');
    const joins = ask('a1');
    await settled();
    expect(waiting.at(-1)).toBe('session');
    finish('a1');
    expect(Buffer.from((await joins).bytes).toString()).toBe('a1');
  });

  test('during the drawing has it drawn again for a request that joins too late', async () => {
    const { visit, finish, drawn, drawings } = drawingWorkshop();
    const gone = new AbortController();
    const left = failure(visit('a1', { signal: gone.signal }));
    await settled();
    gone.abort();
    await left;
    finish('a1', new DrawingAbandoned());
    const next = visit('a1');
    await settled();
    finish('a1');
    expect(Buffer.from((await next).bytes).toString()).toBe('a1');
    expect(drawn).toEqual(['a1', 'a1']);
    expect(Object.fromEntries(drawings.outcomes())).toMatchObject({ drawn: 1, refused: 0, abandoned: 1, failed: 0 });
  });

  test('during the drawing leaves it in the cache if it finishes', async () => {
    const { ask, finish, drawn } = drawingWorkshop();
    const gone = new AbortController();
    const left = failure(ask('a1', { signal: gone.signal }));
    await settled();
    gone.abort();
    await left;
    finish('a1');
    await settled();
    await ask('a1');
    expect(drawn).toEqual(['a1']);
  });
});

describe('the limits of waiting requests', () => {
  const budgets = { documentsWaiting: 3, documentsWaitingPerTenant: 2, documentsWaitingPerLink: 1 };

  test('apply to a link, to a company and in total', async () => {
    const { visit } = drawingWorkshop(budgets);
    void visit('a1');
    await settled();
    void visit('b1', { link: 'l' });
    expect(await failure(visit('b2', { link: 'l' }))).toBe('too_many_requests documentsWaitingPerLink');
    void visit('b3');
    expect(await failure(visit('b4'))).toBe('too_many_requests documentsWaitingPerTenant');
    void visit('c1');
    expect(await failure(visit('d1'))).toBe('busy documentsWaiting');
  });

  test('of visitors do not affect sessions', async () => {
    const { ask, visit, finishAll, drawn } = drawingWorkshop(budgets);
    void ask('a1');
    void ask('b1');
    for (const key of ['c1', 'c2', 'd1', 'd2', 'e1']) void failure(visit(key));
    await settled();
    const requests = [ask('c3'), ask('c4')];
    await settled();
    await finishAll();
    await Promise.all(requests);
    expect(drawn).toEqual(expect.arrayContaining(['c3', 'c4']));
  });
});
