import { describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations } from '../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const made = await makeRegistrations(api, ana);
const url = '/api/v2/entities';

const entity = (name: string, who = ana) =>
  make(who, url, { name, location: { place_id: 'p', address: 'Rua 1', country: { id: 76 } } });
const archive = (...keys: string[]) => ana.put(`${url}/archive?uuid=${keys.join(',')}`);
const restore = (...keys: string[]) => ana.put(`${url}/restore?uuid=${keys.join(',')}`);
const names = async (query: string): Promise<string[]> =>
  (await ana.get(`${url}?${query}`)).json().results.map(({ name }: { name: string }) => name);

/** Counts from the list, and from the table. */
async function counts(): Promise<{ listed: number; kept: number; counted: number }> {
  const { rows } = await api.ownerPool.query<{ kept: number; counted: number }>(
    `select (select sum(n)::int from row_counts where tenant_id = $1 and table_name = 'entities') as kept,
       (select count(*)::int from entities where tenant_id = $1 and not archived) as counted`,
    [api.identity.tenants.acme],
  );
  return { listed: (await ana.get(url)).json().count, kept: 0, counted: 0, ...rows[0] };
}

describe('an archived record', () => {
  it('is excluded from lists, searches and files unless requested, and readable by its key', async () => {
    const [gone] = [await entity('Zenith Harbour'), await entity('Zenith Marine')];
    const done = await ana.put(`${url}/${gone}/archive`);
    expect(done.json()).toMatchObject({ uuid: gone, archived: true, detail: 'Registro arquivado' });
    expect(await names('sort=name&per_page=100')).not.toContain('Zenith Harbour');
    expect(await names('search=zenith')).toEqual(['Zenith Marine']);
    expect(await names('search=zenith&archived=true')).toEqual(['Zenith Harbour']);
    expect(await names('search=zenith&archived=false')).toEqual(['Zenith Marine']);
    expect(await names('archived=true')).toEqual(['Zenith Harbour']);
    expect(await names(`uuid=${gone}`)).toEqual(['Zenith Harbour']);
    expect((await ana.get(`${url}/export?search=zenith`)).body).not.toContain('Zenith Harbour');
    expect((await ana.get(`${url}/${gone}`)).json()).toMatchObject({ name: 'Zenith Harbour', archived: true });
  });

  it('cannot be edited until it is restored, and a request body cannot restore it', async () => {
    const uuid = await entity('Kept');
    const read = (await ana.get(`${url}/${uuid}`)).json();
    await archive(uuid);
    const refused = await ana.put(`${url}/${uuid}`, { ...read, name: 'Changed' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'archived']);
    expect((await ana.put(`${url}/${uuid}/archive`)).json().code).toBe('archived');
    expect((await ana.put(`${url}/${uuid}/restore`)).json()).toMatchObject({ archived: false });
    expect((await ana.put(`${url}/${uuid}/restore`)).json().code).toBe('not_archived');
    const saved = await ana.put(`${url}/${uuid}`, { ...read, name: 'Changed', archived: true });
    expect(saved.json()).toMatchObject({ name: 'Changed', archived: false });
  });

  it('can still be used: a draft with it is saved and issued', async () => {
    await archive(made.entity);
    const created = await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made, { is_draft: true }));
    expect(created.statusCode).toBe(201);
    const { uuid } = created.json();
    const billed = await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' });
    expect(billed.json()).toMatchObject({ status: 'billed', service_buyer: { name: 'Blue Harbor Inc' } });
    await restore(made.entity);
  });

  it('has the command in its log', async () => {
    const uuid = await entity('Logged');
    await archive(uuid);
    await restore(uuid);
    const { rows } = await api.ownerPool.query(
      `select command, changes -> 'archived' as changed from audit_log where row_uuid = $1 and action = 'updated' order by uuid`,
      [uuid],
    );
    expect(rows).toEqual([
      { command: 'entities.archive', changed: [false, true] },
      { command: 'entities.restore', changed: [true, false] },
    ]);
  });
});

describe('several records', () => {
  it('are archived and restored in one request, except those already in that state', async () => {
    const keys = [await entity('A'), await entity('B'), await entity('C')].toSorted();
    const [first = '', ...others] = keys;
    await archive(first);
    expect((await archive(...keys)).json()).toEqual({
      done: others,
      refused: [{ uuid: first, code: 'archived', detail: expect.stringContaining('arquivado') }],
    });
    expect((await restore(...keys)).json()).toEqual({ done: keys, refused: [] });
  });

  it('are counted exactly after each change', async () => {
    const before = (await counts()).listed;
    const keys = [await entity('D'), await entity('E'), await entity('F')];
    const actual: Awaited<ReturnType<typeof counts>>[] = [];
    await archive(...keys.slice(0, 2));
    actual.push(await counts());
    await ana.put(`${url}/${keys[2]}`, (await ana.get(`${url}/${keys[2]}`)).json());
    await restore(keys[0] ?? '');
    actual.push(await counts());
    await ana.delete(`${url}?uuid=${keys.join(',')}`);
    actual.push(await counts());
    const expected = [before + 1, before + 2, before];
    expect(actual).toEqual(expected.map((n) => ({ listed: n, kept: n, counted: n })));
    expect((await ana.get(`${url}?archived=true`)).json().count).toBe((await names('archived=true')).length);
  });
});

describe('a record in use', () => {
  it('is not deleted; the refusal says that it can be archived, alone or among others', async () => {
    await make(ana, '/api/v2/invoice/invoices-single/create', invoiceBody(made));
    const detail = 'Este registro está em uso e não pode ser excluído. Você pode arquivá-lo.';
    const alone = await ana.delete(`${url}/${made.entity}`);
    expect([alone.statusCode, alone.json()]).toEqual([409, { code: 'in_use', detail }]);
    const several = await ana.delete(`${url}?uuid=${made.entity}`);
    expect(several.json().refused).toEqual([{ uuid: made.entity, code: 'in_use', detail }]);
    const tribute = (await ana.get('/api/v2/tributes')).json().results[0].uuid;
    expect((await ana.delete(`/api/v2/tributes/${tribute}`)).json().detail).not.toContain('arquiv');
  });
});

describe('a user without the permission to archive', () => {
  it.each<[string, TestClient]>([
    ['an accountant', carla],
    ['nobody', api.anonymous],
  ])('%s is refused', async (_, who) => {
    const uuid = await entity('Mine');
    const answers = [await who.put(`${url}/${uuid}/archive`), await who.put(`${url}/archive?uuid=${uuid}`)];
    expect(answers.map(({ statusCode }) => statusCode >= 401 && statusCode <= 403)).toEqual([true, true]);
    expect((await ana.get(`${url}/${uuid}`)).json().archived).toBe(false);
  });

  it('of another company finds nothing to archive', async () => {
    const gil = await api.signIn('gil@globex.test');
    expect((await gil.put(`${url}/${await entity('Ours')}/archive`)).statusCode).toBe(404);
  });
});
