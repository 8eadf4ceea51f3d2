import { afterAll, describe, expect, it } from 'vitest';
import { bodiesApp, bodiesUrl, postTo } from '../../../tests/support/bodies.ts';
import { hostileBodies, largestInvoice } from '../../../tests/support/hostile/invoiceBodies.ts';
import { defaultBudgets } from '../budgets.ts';
import type { Failure } from '../../base/failures/failures.ts';

const app = await bodiesApp();
afterAll(() => app.close());

const failureOf = async (payload: string): Promise<Failure> => (await postTo(app, payload)).json<Failure>();

/** A multiple of the size of 50 messages in the longest language. */
const longestAnswer = 16_384;

describe('a body written to cost much', () => {
  it.each(Object.entries(hostileBodies))('%s: is refused with a short answer', async (_, body) => {
    const answer = await postTo(app, body());
    expect([400, 413]).toContain(answer.statusCode);
    expect(answer.body.length).toBeLessThan(longestAnswer);
    expect(Object.keys(answer.json<Failure>().errors ?? {}).length).toBeLessThanOrEqual(50);
  });

  it('too many lines are reported at the lines alone, for any number', async () => {
    const errors = { items_invoice: 'Maximum number of items: 1000' };
    for (const name of ['a hundred thousand lines of nothing', 'a million lines of nothing']) {
      expect(await failureOf(hostileBodies[name]?.() ?? '')).toMatchObject({ code: 'validation', errors });
    }
    expect(await failureOf(`{"items_invoice":[${'{},'.repeat(1000)}{}]}`)).toMatchObject({ errors });
  });

  it('too many tributes over all lines are reported at the lines', async () => {
    expect(await failureOf(hostileBodies['40 tributes in every line']?.() ?? '')).toMatchObject({
      errors: { items_invoice: 'Maximum number of taxes on the document: 5000' },
    });
  });
});

describe('errors of a body', () => {
  const wrongLines = (count: number) => `{"items_invoice":[${Array(count).fill('{}').join()}]}`;

  it('are reported fifty times, followed by a note that there are more', async () => {
    const failure = await failureOf(wrongLines(1000));
    expect(Object.keys(failure.errors ?? {})).toHaveLength(50);
    expect(failure).toMatchObject({ more: true, detail: expect.stringMatching(/There are other errors/) });
    expect(app.spending.refusals('problemsReported')).toBeGreaterThan(0);
  });

  it('are reported completely below that number', async () => {
    const failure = await failureOf(wrongLines(10));
    expect(Object.keys(failure.errors ?? {})).toHaveLength(4 + 10 * 3);
    expect(failure).not.toHaveProperty('more');
  });

  it('are reported as often as the budget allows', async () => {
    const strict = await bodiesApp({ problemsReported: 3 });
    const answer = await postTo(strict, wrongLines(10));
    expect(Object.keys(answer.json<Failure>().errors ?? {})).toHaveLength(3);
    await strict.close();
  });
});

describe('what a record may be', () => {
  it('the largest invoice is taken, also written with indentation', async () => {
    for (const text of [largestInvoice, JSON.stringify(JSON.parse(largestInvoice), undefined, 2)]) {
      expect((await postTo(app, text)).statusCode).toBe(200);
    }
  });

  it('properties that only the server fills, and unknown ones, are dropped', async () => {
    const body = { ...JSON.parse(largestInvoice), total: '1.00', service_buyer: { name: 'x' }, id: 7, other: [{}] };
    const taken = (await postTo(app, JSON.stringify(body))).json<{ body: object }>().body;
    for (const name of ['total', 'service_buyer', 'id', 'other']) expect(taken).not.toHaveProperty(name);
  });
});

describe('bytes', () => {
  it('no route takes more than the budget', async () => {
    const tight = await bodiesApp({ bodyBytes: 20_000 });
    expect((await postTo(tight, largestInvoice)).statusCode).toBe(413);
    expect(tight.spending.refusals('bodyBytes')).toBe(1);
    await tight.close();
  });

  it('one without a schema takes little', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/nothing', payload: { a: 'x'.repeat(17_000) } });
    expect(answer.statusCode).toBe(413);
    expect((await app.inject({ method: 'POST', url: '/api/nothing', payload: {} })).statusCode).toBe(200);
  });

  it('a body announced as too large is refused before it arrives', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': String(defaultBudgets.bodyBytes + 1) };
    expect((await app.inject({ method: 'POST', url: bodiesUrl, headers, payload: '{}' })).statusCode).toBe(413);
  });

  it.each([
    ['another type', { 'content-type': 'text/json' }],
    ['a type of nothing', { 'content-type': '' }],
    ['another character set', { 'content-type': 'application/json; charset=latin1' }],
    ['a compressed body', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
    ['two encodings', { 'content-type': 'application/json', 'content-encoding': 'identity, br' }],
  ])('%s is refused unread', async (_, headers) => {
    const answer = await app.inject({ method: 'POST', url: bodiesUrl, headers, payload: '{}' });
    expect([answer.statusCode, answer.json<Failure>().code]).toEqual([415, 'unsupported_media']);
  });

  it.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'APPLICATION/JSON'])(
    '%s is JSON',
    async (type) => {
      expect((await postTo(app, largestInvoice, type)).statusCode).toBe(200);
    },
  );
});

describe('what an answer quotes of a request is cut', () => {
  it('a name in a message, and the path of a field', async () => {
    const name = 'n'.repeat(5_000);
    const form = new FormData();
    form.append(name, 'x');
    const { headers, body } = new Request('http://x', { method: 'POST', body: form });
    const payload = Buffer.from(await new Response(body).arrayBuffer());
    const refused = await postTo(app, payload, headers.get('content-type') ?? '');
    expect(refused.body.length).toBeLessThan(500);
    const query = await app.inject({ method: 'POST', url: `/api/nothing?${name}=1`, payload: {} });
    expect([query.json<Failure>().code, query.body.length < 500]).toEqual(['unknown_parameter', true]);
  });
});

it('a large body is read no faster than all bodies together may be', async () => {
  const slow = await bodiesApp({ intakeBytesPerSecond: 1_000_000 });
  const origin = await slow.listen({ port: 0, host: '127.0.0.1' });
  const begun = performance.now();
  const body = JSON.stringify({ observation: 'x'.repeat(900_000) });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(origin + bodiesUrl, { method: 'POST', headers, body });
  expect([400, 413]).toContain(status);
  expect(performance.now() - begun).toBeGreaterThan(400);
  await slow.close();
});
