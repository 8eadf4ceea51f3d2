import { expect } from 'vitest';
import { testConfig, type TestApp, type TestClient } from '../support/app.ts';

interface Operation {
  readonly requestBody?: object;
  readonly responses: object;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

export interface Call {
  readonly by?: Pick<TestClient, 'token'>;
  readonly body?: object;
  readonly query?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly status?: number;
}

/** A record, or another object in an answer. */
export type Answer = Readonly<Record<string, unknown>>;

/**
 * Sends calls by their names in the contract, `GET /api/v1/groups/{uuid}`. The contract must have each call, with an
 * example of its request body and of the answer to a GET.
 */
export async function callsOf(api: TestApp, admin: TestClient) {
  const contract = (await api.anonymous.get('/api/openapi.json')).json<Contract>();

  /** Whether a part of the contract has an example, directly or through a reference. */
  function hasExample(part: unknown, within: readonly unknown[] = []): boolean {
    if (typeof part !== 'object' || part === null || within.includes(part)) return false;
    if ('example' in part || 'examples' in part) return true;
    const pointed = '$ref' in part && contract.components.schemas[String(part.$ref).split('/').at(-1) ?? ''];
    return [...Object.values(part), pointed].some((inner) => hasExample(inner, [...within, part]));
  }

  async function call(named: string, { by = admin, body, query = '', params = {}, status = 200 }: Call = {}) {
    const [method = '', path = ''] = named.split(' ');
    const declared = contract.paths[path]?.[method.toLowerCase()];
    expect(declared, `${named} is in the contract`).toBeDefined();
    if (body) expect(hasExample(declared?.requestBody), `${named} shows what it is sent`).toBe(true);
    if (method === 'GET') expect(hasExample(declared?.responses), `${named} shows what it answers`).toBe(true);
    const answer = await api.app.inject({
      method: method as 'GET',
      url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') + query,
      headers: { host: testConfig.apiHost, ...(by.token && { authorization: `Bearer ${by.token}` }) },
      ...(body && { payload: body }),
    });
    expect(answer.statusCode, `${named}: ${answer.body}`).toBe(status);
    return answer;
  }

  /** Sends a call that returns an object. */
  const ask = async (named: string, options?: Call): Promise<Answer> => (await call(named, options)).json<Answer>();

  /** Sends a call that returns a list in the dialect of ra-data-simple-rest. */
  async function list(named: string, options?: Call): Promise<Answer[]> {
    const answer = await call(named, options);
    const records = answer.json<Answer[]>();
    expect(answer.headers['content-range'], named).toMatch(/^[\w-]+ (\d+-\d+|\*)\/\d+$/);
    expect(records.filter(({ id }) => id === undefined)).toEqual([]);
    return records;
  }

  /**
   * Creates, lists, reads and changes a record of a resource of that dialect, and deletes `spare` where the resource
   * allows it; returns the key of the remaining record.
   */
  async function walk(path: string, body: object, change: object, spare?: object): Promise<string> {
    const made = await ask(`POST ${path}`, { body, status: 201 });
    const id = String(made['id']);
    expect(made).toMatchObject({ uuid: id, detail: expect.any(String) });
    const query = `?range=[0,9]&filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`;
    expect(await list(`GET ${path}`, { query })).toMatchObject([{ id }]);
    expect(await ask(`GET ${path}/{uuid}`, { params: { uuid: id } })).toMatchObject({ id });
    const changed = await ask(`PATCH ${path}/{uuid}`, { params: { uuid: id }, body: change });
    expect(changed).toMatchObject({ id, ...change });
    if (spare) {
      const other = await ask(`POST ${path}`, { body: spare, status: 201 });
      const deleted = await ask(`DELETE ${path}/{uuid}`, { params: { uuid: String(other['id']) } });
      expect(deleted).toMatchObject({ detail: expect.any(String) });
    }
    return id;
  }

  return { ask, list, walk };
}
