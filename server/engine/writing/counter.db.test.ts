import { beforeAll, describe, expect, it } from 'vitest';
import { defineResource, type Resource } from '../../../schemas/resource.ts';
import { testApp, type TestClient } from '../../../tests/support/app.ts';
import { loadResources } from '../resources/registry.ts';

/** Passes are numbered at creation, permits when issued; numbers are unique. */
const numbered = (name: string, givenBy: readonly string[], actions?: Resource['actions']): Resource =>
  defineResource({
    name,
    singular: name.slice(0, -1),
    api: { version: 'v2', path: name },
    scope: 'tenant',
    schema: {
      $id: name,
      type: 'object',
      required: ['title'],
      additionalProperties: false,
      properties: {
        uuid: { type: 'string', format: 'uuid', readOnly: true },
        title: { type: 'string', maxLength: 20 },
        number: { type: 'integer', readOnly: true, unique: true, counter: { givenBy } },
        status: { type: 'string', enum: ['draft', 'issued'], readOnly: true },
      },
    },
    label: 'title',
    list: { columns: ['title', 'number'], sort: ['number'], sortable: ['number'], search: [], filters: {} },
    form: { sections: [] },
    access: { company: { COMPANY: ['list', 'show', 'create', 'edit', 'issue'] } },
    ...(actions && { actions }),
  });
const renaming = {
  type: 'object',
  additionalProperties: false,
  properties: { title: { type: 'string', maxLength: 20 } },
} as const;
const issuing: Resource['actions'] = {
  reasons: {},
  commands: {
    issue: { in: ['draft'], to: 'issued', needs: 'issue', bulk: true },
    recall: { in: ['issued'], to: 'draft', needs: 'issue', input: renaming },
  },
  views: {},
  links: {},
  menu: [],
};

const declared = [numbered('passes', ['create']), numbered('permits', ['issue'], issuing)];
const api = await testApp({ resources: [...(await loadResources()), ...declared] });
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');

beforeAll(async () => {
  for (const { name } of declared)
    await api.ownerPool.query(`
      create table ${name} (
        tenant_id uuid not null references tenants (id), uuid uuid not null default uuidv7(),
        title text not null, number bigint, status text not null default 'draft',
        version int not null default 1, created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(), primary key (tenant_id, uuid),
        unique (tenant_id, number), unique (tenant_id, title));
      select guard_tenant_table('${name}')`);
});

let made = 0;
const post = (name: string, who: TestClient = ana, change: object = {}) =>
  who.post(`/api/v2/${name}`, { title: `T${++made}`, ...change });
const make = async (name: string, who?: TestClient, change?: object): Promise<{ uuid: string; number?: number }> =>
  (await post(name, who, change)).json();
const numberOf = async (name: string, uuid: string): Promise<number | undefined> =>
  (await ana.get(`/api/v2/${name}/${uuid}`)).json().number;

describe('a number assigned at creation', () => {
  it('is the next of its company, ignores the requested one, and is kept', async () => {
    const { uuid, number = 0 } = await make('passes', ana, { number: 99 });
    expect((await make('passes')).number).toBe(number + 1);
    expect((await make('passes', gil)).number).toBe(1);
    const saved = await ana.put(`/api/v2/passes/${uuid}`, { title: 'Kept', number: 77 });
    expect(saved.json()).toMatchObject({ title: 'Kept', number });
  });

  it('is assigned once among concurrent creations, without gaps', async () => {
    const { number: first = 0 } = await make('passes');
    const many = await Promise.all(Array.from({ length: 40 }, () => make('passes')));
    const numbers = many.map(({ number = 0 }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => first + index + 1));
  });

  it('is reused after a failed creation, among successful ones', async () => {
    const { number: first = 0 } = await make('passes', ana, { title: 'Taken' });
    const requests = Array.from({ length: 12 }, (_, index) =>
      post('passes', ana, index % 3 === 0 ? { title: 'Taken' } : {}),
    );
    const answers = await Promise.all(requests);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
    expect((await make('passes')).number).toBe(first + 8 + 1);
  });

  it('is the same in the answer to a repeated request', async () => {
    const key = { 'idempotency-key': 'pass' };
    const pass = { title: 'Once' };
    const [one, again] = [await ana.post('/api/v2/passes', pass, key), await ana.post('/api/v2/passes', pass, key)];
    expect(again.json()).toEqual(one.json());
    expect((await make('passes')).number).toBe(one.json().number + 1);
  });
});

describe('a number assigned by a command', () => {
  it('is assigned by that command alone, and once', async () => {
    const permits = [await make('permits'), await make('permits'), await make('permits')];
    expect(permits.map(({ number }) => number)).toEqual([undefined, undefined, undefined]);
    const [first, ...others] = permits.map(({ uuid }) => uuid);
    await ana.put(`/api/v2/permits/${first}/issue`);
    expect(await numberOf('permits', first ?? '')).toBe(1);
    await ana.put(`/api/v2/permits/${first}/recall`);
    for (const uuid of [...others, first]) await ana.put(`/api/v2/permits/${uuid}/issue`);
    const numbers = await Promise.all(permits.map(({ uuid }) => numberOf('permits', uuid)));
    expect(numbers).toEqual([1, 2, 3]);
  });
});

it('a command writes its input and leaves everything else unchanged', async () => {
  const { uuid } = await make('permits');
  const title = (): Promise<string> => ana.get(`/api/v2/permits/${uuid}`).then((answer) => answer.json().title);
  const before = await title();
  await ana.put(`/api/v2/permits/${uuid}/issue`);
  expect((await ana.put(`/api/v2/permits/${uuid}/recall`, {})).statusCode).toBe(200);
  expect(await title()).toBe(before);
  await ana.put(`/api/v2/permits/${uuid}/issue`);
  await ana.put(`/api/v2/permits/${uuid}/recall`, { title: 'Entered' });
  expect(await title()).toBe('Entered');
});
