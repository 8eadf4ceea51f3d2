import { beforeEach, describe, expect, it } from 'vitest';
import companySettings from '../schemas/resources/company/company-settings.ts';
import countries from '../schemas/resources/platform/countries.ts';
import entities from '../schemas/resources/clients/entities.ts';
import invoices from '../schemas/resources/invoicing/invoices.ts';
import items from '../schemas/resources/invoicing/items.ts';
import { createDataProvider, detailOf, type Http } from './index.ts';
import type { HttpAnswer, HttpRequest } from './http.ts';

const uuid = '0192f0c1-0000-7000-8000-000000000001';
let calls: { method: string; path: string; request: HttpRequest }[];
let answers: (HttpAnswer | Error)[];

const answer = (json: unknown, headers: Record<string, string> = {}): HttpAnswer => ({
  json,
  headers: new Headers(headers),
  status: 200,
});

function fakeHttp(): Http {
  const call =
    (method: string) =>
    async (path: string, request: HttpRequest = {}) => {
      calls.push({ method, path, request });
      const next = answers.shift();
      if (!next || next instanceof Error) throw next ?? new Error(`nothing answers ${method} ${path}`);
      return next;
    };
  const file = () => Promise.reject(new Error('no verb of react-admin asks for a file'));
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    del: call('DELETE'),
    file,
    repeat: () => undefined,
  };
}

const provider = () =>
  createDataProvider({ http: fakeHttp(), resources: [companySettings, countries, entities, invoices, items] });

beforeEach(() => {
  calls = [];
  answers = [];
});

describe('reading', () => {
  it('requests one page of a list, sorted, searched and filtered by path', async () => {
    answers = [answer({ results: [{ uuid, name: 'Acme' }], count: 41 })];
    const list = await provider().getList('entities', {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'name', order: 'DESC' },
      filter: { q: ' acme ', location: { country: { id: 76 } }, is_payment_responsible: false },
    });
    expect(list).toEqual({ data: [{ id: uuid, uuid, name: 'Acme' }], total: 41 });
    expect(calls[0]?.path).toBe('/api/v2/entities');
    expect(calls[0]?.request.query).toEqual({
      page: 2,
      per_page: 10,
      sort: '-name',
      search: 'acme',
      'location.country': 76,
      is_payment_responsible: false,
    });
  });

  it('requests only the fields that the caller names', async () => {
    answers = [answer({ results: [], count: 0 })];
    await provider().getList('entities', { meta: { fields: ['name', 'location.country'] } });
    expect(calls[0]?.request.query?.fields).toEqual(['name', 'location.country']);
  });

  it('accepts a list that is a plain array', async () => {
    answers = [answer([{ uuid, description: 'Consulting' }])];
    const list = await provider().getList('items', { pagination: { page: 1, perPage: 10 } });
    expect(list.total).toBe(1);
    expect(calls[0]?.path).toBe('/api/v2/invoice/items');
  });

  it('leaves the order to the server if react-admin sends its placeholder', async () => {
    answers = [answer({ results: [], count: 0 })];
    await provider().getList('items', { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'DESC' } });
    expect(calls[0]?.request.query?.sort).toBeUndefined();
  });

  it('requests many records in batches of a hundred, each once', async () => {
    answers = [answer({ results: [{ uuid, name: 'Acme' }], count: 1 }), answer({ results: [], count: 0 })];
    const others = Array.from({ length: 99 }, (_, index) => `gone-${index}`);
    const many = await provider().getMany('entities', { ids: [uuid, ...others, uuid, 'last'] });
    expect(calls.map(({ path, request }) => [path, request.query])).toEqual([
      ['/api/v2/entities', { uuid: [uuid, ...others].join(','), per_page: 100 }],
      ['/api/v2/entities', { uuid: 'last', per_page: 1 }],
    ]);
    expect(many.data.map((record) => record.id)).toEqual([uuid]);
  });

  it('requests many platform records by their ids', async () => {
    answers = [answer({ results: [], count: 0 })];
    await provider().getMany('countries', { ids: [76, 840] });
    expect(calls[0]?.request.query).toEqual({ id: '76,840', per_page: 2 });
  });

  it('reads a single record from its path, since it has no list', async () => {
    answers = [answer({ name: 'Acme' })];
    const { data } = await provider().getMany('company-settings', { ids: ['company-settings'] });
    expect(calls.map(({ path, request }) => [path, request.query])).toEqual([['/api/v2/company-settings', undefined]]);
    expect(data).toEqual([expect.objectContaining({ id: 'company-settings', name: 'Acme' })]);
  });

  it('lists the records that refer to a record', async () => {
    answers = [answer({ results: [], count: 0 })];
    await provider().getManyReference('entities', {
      target: 'location.country',
      id: 76,
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    });
    expect(calls[0]?.request.query).toMatchObject({ 'location.country': 76, per_page: 5, sort: 'name' });
  });
});

describe('writing', () => {
  it('sends only properties of the schema and returns the server’s message with the record', async () => {
    answers = [answer({ uuid, name: 'Acme', detail: 'Cliente criado.' })];
    const { data } = await provider().create('entities', { data: { name: 'Acme', '@etag': 'x', other: 1 } });
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/v2/entities' });
    expect(calls[0]?.request.body).toEqual({ name: 'Acme' });
    expect(detailOf(data)).toBe('Cliente criado.');
    expect(data).not.toHaveProperty('detail');
  });

  it('sends the version that it read', async () => {
    answers = [answer({ uuid, name: 'Acme' }, { etag: '"3"' }), answer({ uuid, name: 'Acme 2' }, { etag: '"4"' })];
    const entity = await provider().getOne('entities', { id: uuid });
    const { data } = await provider().update('entities', {
      id: uuid,
      data: { ...entity.data, name: 'Acme 2' },
      previousData: entity.data,
    });
    expect(calls[1]).toMatchObject({ method: 'PUT', path: `/api/v2/entities/${uuid}` });
    expect(calls[1]?.request.headers).toEqual({ 'If-Match': '"3"' });
    expect(data['@etag']).toBe('"4"');
  });

  it('reads each record before it updates many, since a PUT replaces the whole record', async () => {
    answers = [answer({ uuid, name: 'Acme', nif: '1' }, { etag: '"1"' }), answer({ uuid })];
    await provider().updateMany('entities', { ids: [uuid], data: { name: 'New' } });
    expect(calls[1]?.request.body).toEqual({ name: 'New', nif: '1' });
    expect(calls[1]?.request.headers).toEqual({ 'If-Match': '"1"' });
  });

  it('deletes one record, or many', async () => {
    const refused = [
      { uuid: 'b', code: 'in_use', detail: 'Em uso.' },
      { uuid: 'c', code: 'not_found', detail: 'Não existe.' },
    ];
    answers = [answer({ detail: 'Excluída.' }), answer({ deleted: ['a'], refused })];
    const { data } = await provider().delete('entities', { id: uuid });
    expect(data.id).toBe(uuid);
    expect(detailOf(data)).toBe('Excluída.');
    const { data: gone } = await provider().deleteMany('entities', { ids: ['a', 'b', 'c'] });
    expect(calls[1]).toMatchObject({
      method: 'DELETE',
      path: '/api/v2/entities',
      request: { query: { uuid: 'a,b,c' } },
    });
    expect(gone).toEqual(['a', 'c']);
  });

  it('refuses a resource without a schema', async () => {
    await expect(provider().getOne('ghosts', { id: 1 })).rejects.toThrow(RangeError);
  });
});
