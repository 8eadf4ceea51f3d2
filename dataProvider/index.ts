import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { isObject } from '../domain/schema/isObject.ts';
import { keyOf } from '../domain/schema/reference.ts';
import { addressOf, urlOf } from '../domain/schema/urlOf.ts';
import type { CrudAction, Resource } from '../schemas/resource.ts';
import { atATime } from './atATime.ts';
import type { Http, HttpAnswer } from './http.ts';
import { withFiles } from './form.ts';
import { listQuery } from './list.ts';
import { etagKey, matching, onceOf, toList, toRecord, toWire, type Verbs } from './record.ts';

export { createHttp, type Http } from './http.ts';
export { HttpError } from './httpError.ts';
export { detailOf } from './record.ts';

export interface DataProviderOptions {
  readonly http: Http;
  readonly resources: readonly Resource[];
}

/**
 * Implements react-admin's verbs over the routes of resources (design §5). A record's `id` is its uuid or id;
 * `detailOf(record)` is a write's message; an update carries the version it was read at and fails with 409 when stale.
 */
export function createDataProvider({ http, resources }: DataProviderOptions): DataProvider & { http: Http } {
  const described = (name: string): Resource => {
    const resource = resources.find((candidate) => candidate.name === name);
    if (!resource) throw new RangeError(`No schema describes the resource "${name}"`);
    return resource;
  };
  const pathOf = (name: string, verb: CrudAction, id: Identifier = ''): string =>
    addressOf(described(name), verb, encodeURIComponent(id));
  const bodyOf = (name: string, data: object): Record<string, unknown> =>
    toWire({ ...data }, described(name).schema.properties);
  /**
   * The id of a single record is its resource's name. Cleared values become `null`, because its form stays open and
   * react-admin merges what it reads.
   */
  const recordOf = <R extends RaRecord>(name: string, { json, headers }: HttpAnswer): R => {
    const record = toRecord(json, headers);
    const { single, schema } = described(name);
    const absent = single ? Object.keys(schema.properties).map((property) => [property, null]) : [];
    return { ...Object.fromEntries(absent), ...record, ...(single && { id: name }) } as R;
  };

  const ours: Verbs = {
    async getList<R extends RaRecord>(name: string, params: Parameters<DataProvider['getList']>[1]) {
      const query = listQuery(described(name), params);
      const { json } = await http.get(pathOf(name, 'list'), { query, signal: params.signal });
      const { data, total } = toList(json);
      return { data: data as R[], total };
    },

    async getOne<R extends RaRecord>(name: string, { id, signal }: Parameters<DataProvider['getOne']>[1]) {
      return { data: recordOf<R>(name, await http.get(pathOf(name, 'show', id), { signal })) };
    },

    async getMany<R extends RaRecord>(name: string, { ids, signal }: Parameters<DataProvider['getMany']>[1]) {
      // A single record has no list to look in.
      if (described(name).single) return { data: [(await ours.getOne<R>(name, { id: name, signal })).data] };
      const pages = atATime([...new Set(ids)]).map(async (keys) => {
        const query = { [keyOf(described(name).schema)]: keys.join(','), per_page: keys.length };
        return toList((await http.get(pathOf(name, 'list'), { query, signal })).json).data;
      });
      return { data: (await Promise.all(pages)).flat() as R[] };
    },

    async getManyReference<R extends RaRecord>(
      name: string,
      { target, id, ...params }: Parameters<DataProvider['getManyReference']>[1],
    ) {
      const query = { ...listQuery(described(name), params), [target]: id };
      const { data, total } = toList((await http.get(pathOf(name, 'list'), { query, signal: params.signal })).json);
      return { data: data as R[], total };
    },

    async create<R extends RaRecord>(name: string, { data }: Parameters<DataProvider['create']>[1]) {
      const body = withFiles(bodyOf(name, data));
      return { data: recordOf<R>(name, await http.post(pathOf(name, 'create'), { body, once: onceOf(data) })) };
    },

    async update<R extends RaRecord>(name: string, params: Parameters<DataProvider['update']>[1]) {
      const { id, data, previousData } = params;
      const body = withFiles(bodyOf(name, data));
      const headers = matching(data[etagKey] ?? previousData?.[etagKey]);
      return { data: recordOf<R>(name, await http.put(pathOf(name, 'edit', id), { body, headers })) };
    },

    async delete<R extends RaRecord>(name: string, { id }: Parameters<DataProvider['delete']>[1]) {
      const { json } = await http.del(pathOf(name, 'delete', id));
      return { data: { ...toRecord(json), id } as R };
    },
  };

  const verbsOf = async (name: string): Promise<Verbs> => {
    const resource = described(name);
    if (resource.api.dialect !== 'simple-rest') return ours;
    // QueryResult on demand: most areas have no such resource.
    const { simpleRestVerbs } = await import('./simpleRest.ts');
    return simpleRestVerbs(http, resource);
  };

  return {
    supportAbortSignal: true,
    /** For calls beyond react-admin's verbs (`dataProvider/calls`). */
    http,

    getList: async (name, params) => (await verbsOf(name)).getList(name, params),
    getOne: async (name, params) => (await verbsOf(name)).getOne(name, params),
    getMany: async (name, params) => (await verbsOf(name)).getMany(name, params),
    getManyReference: async (name, params) => (await verbsOf(name)).getManyReference(name, params),
    create: async (name, params) => (await verbsOf(name)).create(name, params),
    update: async (name, params) => (await verbsOf(name)).update(name, params),
    delete: async (name, params) => (await verbsOf(name)).delete(name, params),

    /** PUT replaces the whole record, so each is read first. */
    async updateMany(name, { ids, data }) {
      const verbs = await verbsOf(name);
      await Promise.all(
        ids.map(async (id) => {
          const { data: read } = await verbs.getOne(name, { id });
          await verbs.update(name, { id, data: { ...read, ...data }, previousData: read });
        }),
      );
      return { data: ids };
    },

    /** Returns the deleted keys; referenced records remain. */
    async deleteMany(name, { ids }) {
      const key = keyOf(described(name).schema);
      const pages = atATime(ids).map((keys) => http.del(urlOf(described(name)), { query: { [key]: keys.join(',') } }));
      const kept = new Set((await Promise.all(pages)).flatMap(({ json }) => keptOf(json, key)));
      return { data: ids.filter((id) => !kept.has(id)) };
    },
  };
}

/** Returns the keys that a bulk delete refused because of references. */
function keptOf(json: unknown, key: 'uuid' | 'id'): unknown[] {
  const refused = isObject(json) ? json.refused : undefined;
  const rows: unknown[] = Array.isArray(refused) ? refused : [];
  return rows.flatMap((row) => (isObject(row) && row.code === 'in_use' ? row[key] : []));
}
