import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultBudgets, type Budgets } from '../../../../limits/budgets.ts';
import { countSpending } from '../../../../limits/budgetUse.ts';
import { nominatimResult, photonAnswer, photonFeature } from './answers.testing.ts';
import { placesService, type PlacesSearch } from './placesService.ts';

let answer: RequestListener;
let requests: { url: URL; language: string | undefined }[] = [];
const server = createServer((request, response) => {
  requests.push({ url: new URL(request.url ?? '', base), language: request.headers['accept-language'] });
  answer(request, response);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const photon = json(photonAnswer([photonFeature()]));
const hung: RequestListener = () => undefined;

beforeEach(() => {
  requests = [];
  answer = photon;
});

function open(budgets: Partial<Budgets> = {}, path = '/api') {
  const spending = countSpending();
  const service = placesService({ url: base + path, budgets: { ...defaultBudgets, ...budgets }, spending });
  const warnings: unknown[] = [];
  const find = (typed: string, more: Partial<PlacesSearch> = {}) =>
    service.find({
      typed,
      language: 'pt',
      caller: 'acme',
      signal: new AbortController().signal,
      warn: ({ err }) => void warnings.push(err),
      ...more,
    });
  return { find, spending, warnings, outcomes: () => Object.fromEntries(service.outcomes()) };
}

describe('a places service', () => {
  it('is queried with the parameters of Photon, in the language of the reader', async () => {
    const { find } = open();
    expect(await find('  Av.  Paulista & c ', { language: 'es' })).toMatchObject([{ place_id: 'osm:W7' }]);
    expect(requests.map(({ url, language }) => [Object.fromEntries(url.searchParams), language])).toEqual([
      [{ q: 'Av. Paulista & c', limit: '10' }, 'es'],
    ]);
  });

  it('is queried with the parameters of Nominatim for such an address; its own parameters are kept', async () => {
    answer = json([nominatimResult()]);
    const { find } = open({}, '/v1/search?key=secret&limit=5');
    expect(await find('Paulista')).toMatchObject([{ place_id: 'osm:N42' }]);
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      key: 'secret',
      limit: '5',
      q: 'Paulista',
      format: 'jsonv2',
      addressdetails: '1',
    });
  });

  it('is not queried without an address, nor for fewer than three letters', async () => {
    const unnamed = placesService({ url: undefined, budgets: defaultBudgets, spending: countSpending() });
    const { signal } = new AbortController();
    expect(
      await unnamed.find({ typed: 'Paulista', language: 'pt', caller: '', signal, warn: () => undefined }),
    ).toBeUndefined();
    expect(await open().find(' ab ')).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it('is queried once for the same recent text and language', async () => {
    const { find, outcomes } = open();
    const first = await find('Paulista');
    expect(await find('PAULISTA ')).toEqual(first);
    await find('Paulista', { language: 'en' });
    expect(requests).toHaveLength(2);
    expect(outcomes()).toEqual({ answered: 2, kept: 1, failed: 0, paused: 0 });
  });
});

describe('no answer, and a warning', () => {
  const huge: RequestListener = (_, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('['.repeat(10_000)));
    };
    response.on('drain', more);
    more();
  };

  it.each<[string, RequestListener]>([
    ['an error of the service', json({}, 500)],
    ['a refusal', json({ message: 'unknown parameter' }, 400)],
    ['another shape', json({ places: ['Lisbon'] })],
    ['no JSON', (_, response) => void response.end('<html>')],
    ['an answer without end', huge],
    ['a redirect', (_, response) => void response.writeHead(302, { location: `${base}/elsewhere` }).end()],
    ['a connection that ends', (_, response) => void response.destroy()],
    [
      'half an answer',
      (_, response) => {
        response.write('{"type":');
        setImmediate(() => response.destroy());
      },
    ],
  ])('for %s', async (_what, listener) => {
    answer = listener;
    const { find, warnings, outcomes } = open();
    expect(await find('Paulista')).toBeUndefined();
    expect([warnings.length, requests.length, outcomes().failed]).toEqual([1, 1, 1]);
  });

  it.each<[string, RequestListener]>([
    ['silence', hung],
    ['an answer that does not end', (_, response) => void response.writeHead(200).write('[')],
  ])('for %s, once its time has passed', async (_what, listener) => {
    answer = listener;
    const { find, warnings, spending } = open({ placesMs: 50 });
    expect(await find('Paulista')).toBeUndefined();
    expect([warnings.length, spending.refusals('placesMs')]).toEqual([1, 1]);
  });

  it('counts an answer above the limit of bytes, decompressed', async () => {
    const { find, spending } = open({ placesBytes: 100 });
    expect(await find('Paulista')).toBeUndefined();
    expect(spending.refusals('placesBytes')).toBe(1);
  });

  it('for a service that is not there', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo;
    gone.close();
    await once(gone, 'close');
    const service = placesService({
      url: `http://127.0.0.1:${port}/api`,
      budgets: defaultBudgets,
      spending: countSpending(),
    });
    const { signal } = new AbortController();
    expect(
      await service.find({ typed: 'Paulista', language: 'pt', caller: '', signal, warn: () => undefined }),
    ).toBeUndefined();
  });
});

describe('under load', () => {
  it('a limited number of requests runs concurrently, shared between callers, and waiting ones give up', async () => {
    answer = hung;
    const { find, warnings } = open({ placesMs: 200, placesAtOnce: 3, placesAtOncePerCaller: 2 });
    const all = [1, 2, 3, 4].map((n) => find(`Paulista ${n}`));
    all.push(find('Paulista 5', { caller: 'globex' }), find('Paulista 6', { caller: 'initech' }));
    await expect.poll(() => requests.length).toBe(3);
    const texts = requests.map(({ url }) => url.searchParams.get('q'));
    expect(texts.toSorted()).toEqual(['Paulista 1', 'Paulista 2', 'Paulista 5']);
    expect(await Promise.all(all)).toEqual(Array(6).fill(undefined));
    expect(warnings.length).toBeGreaterThanOrEqual(3);
  });

  it('three failures in a row pause it; then it is queried again', async () => {
    answer = json({}, 500);
    const { find, outcomes } = open({ placesPauseMs: 1_500 });
    for (const n of [1, 2, 3, 4, 5]) await find(`Paulista ${n}`);
    expect([outcomes().failed, outcomes().paused]).toEqual([3, 2]);
    answer = photon;
    await after(1_600);
    expect(await find('Paulista 6')).toHaveLength(1);
    expect(await find('Paulista 7')).toHaveLength(1);
  });

  it('a client that leaves ends its request, which is no failure', async () => {
    answer = hung;
    const { find, warnings, outcomes } = open();
    const client = new AbortController();
    const found = find('Paulista', { signal: client.signal });
    await expect.poll(() => requests.length).toBe(1);
    client.abort();
    expect(await found).toBeUndefined();
    expect([warnings, outcomes().failed]).toEqual([[], 0]);
  });
});
