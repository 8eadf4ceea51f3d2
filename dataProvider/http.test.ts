import { describe, expect, it, test, vi } from 'vitest';
import { createHttp, queryText } from './http.ts';
import { HttpError } from './httpError.ts';

type Sent = { url: string; init: RequestInit; headers: Headers };

function httpWith(answers: Response[], refresh = vi.fn(async () => true)) {
  const sent: Sent[] = [];
  let keys = 0;
  let token = 'first';
  const http = createHttp({
    base: 'https://acme.example',
    token: () => token,
    refresh: async () => {
      const refreshed = await refresh();
      if (refreshed) token = 'second';
      return refreshed;
    },
    tenant: () => 'acme',
    language: () => 'pt',
    newKey: () => `key-${++keys}`,
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init, headers: new Headers(init.headers) });
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  return { http, sent, refresh };
}

const nobody = {
  base: '',
  token: () => undefined,
  refresh: async () => false,
  tenant: () => undefined,
  language: () => 'pt',
};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

test('a 403 is reported, so that the rights can be reloaded', async () => {
  const onForbidden = vi.fn<() => void>();
  const answers = [json({ code: 'forbidden' }, 403), json({ code: 'tenant_suspended' }, 403)];
  const fetch = async () => answers.shift() ?? json({});
  const http = createHttp({ ...nobody, onForbidden, fetch });
  await expect(http.get('/a')).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  await expect(http.get('/a')).rejects.toMatchObject({ status: 403 });
  expect(onForbidden).toHaveBeenCalledOnce();
});

describe('a request', () => {
  it('carries the token, the language and the tenant', async () => {
    const { http, sent } = httpWith([json({ results: [], count: 0 })]);
    const answer = await http.get('/api/v2/entities', { query: { page: 2, search: 'ação', status: ['a', 'b'] } });
    expect(answer.json).toEqual({ results: [], count: 0 });
    expect(sent[0]?.url).toBe(
      'https://acme.example/api/v2/entities?tenant=acme&page=2&search=a%C3%A7%C3%A3o&status=a%2Cb',
    );
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer first');
    expect(sent[0]?.headers.get('accept-language')).toBe('pt');
  });

  it('sends JSON as JSON and leaves the content type of a form to the browser', async () => {
    const { http, sent } = httpWith([json({}), json({})]);
    await http.post('/a', { body: { name: 'x' }, headers: { 'X-A': 'a' } });
    await http.put('/a', { body: new FormData() });
    expect(sent[0]?.init.body).toBe('{"name":"x"}');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.headers.get('x-a')).toBe('a');
    expect(sent[1]?.headers.has('content-type')).toBe(false);
    expect(sent[1]?.init.method).toBe('PUT');
  });

  it('returns null for an empty or unreadable body', async () => {
    const { http } = httpWith([new Response(null, { status: 204 }), new Response('<html>')]);
    expect((await http.del('/a')).json).toBeNull();
    expect((await http.get('/a')).json).toBeNull();
  });

  it('returns a file unchanged', async () => {
    const { http, sent } = httpWith([new Response('%PDF-1.7')]);
    const file = await http.file('/a', { headers: { Accept: 'application/pdf' } });
    expect(await file.text()).toBe('%PDF-1.7');
    expect(sent[0]?.headers.get('accept')).toBe('application/pdf');
  });
});

describe('a write', () => {
  const keysOf = (sent: readonly Sent[]) => sent.map(({ headers }) => headers.get('idempotency-key'));

  it('has its own idempotency key, and keeps it if it is repeated without an answer', async () => {
    const { http, sent } = httpWith([json({}, 503), json({})]);
    const save = (name: string) => http.put('/a', { body: { name } });
    await expect(save('x')).rejects.toMatchObject({ status: 503 });
    await save('x');
    await expect(save('y')).rejects.toMatchObject({ status: 0 });
    expect(keysOf(sent)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('has no key if it only previews; reads have none', async () => {
    const { http, sent } = httpWith([json({}), json({})]);
    await http.put('/a', { query: { preview: true } });
    await http.get('/a');
    expect(keysOf(sent)).toEqual([null, null]);
  });
});

describe('an expired session', () => {
  it('is refreshed once, and the request is repeated with the new token', async () => {
    const { http, sent } = httpWith([json({ detail: 'expired' }, 401), json({ ok: true })]);
    expect((await http.get('/a')).json).toEqual({ ok: true });
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
  });

  it('fails if it cannot be refreshed, or if the repeated request is refused', async () => {
    const ended = httpWith(
      [json({ detail: 'expired' }, 401)],
      vi.fn(async () => false),
    );
    await expect(ended.http.get('/a')).rejects.toMatchObject({ status: 401, message: 'expired' });
    const refused = httpWith([json({}, 401), json({ detail: 'again' }, 401)]);
    await expect(refused.http.get('/a')).rejects.toMatchObject({ status: 401, message: 'again' });
    expect(refused.refresh).toHaveBeenCalledTimes(1);
  });
});

describe('a failure', () => {
  it('contains the message, the code and the field errors of the server', async () => {
    const errors = { 'items_invoice.0.price': 'too small' };
    const { http } = httpWith([json({ detail: 'Invalid', code: 'validation', errors }, 400)]);
    const error = await http.post('/a', { body: {} }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 400, message: 'Invalid', code: 'validation', errors, body: { errors } });
  });

  it('without an answer has status 0 and a message that the server cannot be reached', async () => {
    const { http } = httpWith([]);
    await expect(http.get('/a')).rejects.toMatchObject({ status: 0, message: 'common.networkError' });
  });

  it('of an aborted request is the abort error itself', async () => {
    const { http } = httpWith([]);
    const signal = AbortSignal.abort();
    await expect(http.get('/a', { signal })).rejects.not.toBeInstanceOf(HttpError);
  });
});

describe('a query', () => {
  it('omits undefined parameters', () => {
    expect(queryText({ a: undefined, b: '', c: [] })).toBe('');
    expect(queryText({ a: 0, b: false })).toBe('?a=0&b=false');
  });
});
