import type { RaRecord } from 'react-admin';
import simpleRest from 'ra-data-simple-rest';
import { firstOrder } from '../domain/lists/order.ts';
import type { Resource } from '../schemas/resource.ts';
import { atATime } from './atATime.ts';
import { withFiles } from './form.ts';
import type { Http, HttpRequest } from './http.ts';
import { listQuery } from './list.ts';
import { etagKey, matching, onceOf, toRecord, toWire, type Verbs } from './record.ts';

/**
 * Implements react-admin's verbs for `simple-rest` resources: the package builds queries and reads totals; our client
 * adds versions and files.
 */
export function simpleRestVerbs(http: Http, resource: Resource): Verbs {
  const { api, list, schema } = resource;
  const provider = (request?: HttpRequest) => simpleRest(`/api/${api.version}`, clientOf(http, request));
  const bodyOf = (data: object) => toWire({ ...data }, schema.properties);

  const getList: Verbs['getList'] = (_name, params) => {
    const {
      page: _page,
      per_page: _perPage,
      sort: _sort,
      search: q,
      fields,
      ...narrowing
    } = listQuery(resource, params);
    const { sort = firstOrder(list) } = params;
    // react-admin sends `id` by default.
    const isWish = sort.field !== 'id' || list.sortable.includes('id');
    return provider({ query: { fields } }).getList(api.path, {
      ...params,
      sort: isWish ? sort : firstOrder(list),
      filter: { q, ...narrowing },
    });
  };

  return {
    getList,
    getOne: (_name, params) => provider().getOne(api.path, params),

    async getMany<R extends RaRecord>(_name: string, { ids, signal }: Parameters<Verbs['getMany']>[1]) {
      const pages = atATime([...new Set(ids)]).map((keys) => provider().getMany<R>(api.path, { ids: keys, signal }));
      return { data: (await Promise.all(pages)).flatMap(({ data }) => data) };
    },

    getManyReference: (name, { target, id, ...params }) =>
      getList(name, { ...params, filter: { ...params.filter, [target]: id } }),

    create: (_name, { data }) =>
      provider({ body: withFiles(bodyOf(data)), once: onceOf(data) }).create(api.path, { data: {} }),

    update(_name, { id, data, previousData }) {
      const headers = matching(data[etagKey] ?? previousData?.[etagKey]);
      const call = provider({ body: withFiles(bodyOf(data)), headers });
      return call.update(api.path, { id, data: {}, previousData: { id } });
    },

    delete: (_name, { id }) => provider().delete(api.path, { id }),
  };
}

/** The package's request. */
interface PackageRequest {
  readonly method?: string;
  readonly signal?: AbortSignal | null;
}

function clientOf(http: Http, request: HttpRequest = {}) {
  const calls = new Map([
    ['GET', http.get],
    ['POST', http.post],
    ['PUT', http.put],
    ['DELETE', http.del],
  ]);
  return async (url: string, { method = 'GET', signal }: PackageRequest = {}) => {
    const [path = '', query] = url.split('?');
    const call = calls.get(method) ?? http.get;
    const { json, headers, status } = await call(path, {
      ...request,
      query: { ...Object.fromEntries(new URLSearchParams(query)), ...request.query },
      ...(signal && { signal }),
    });
    const records = Array.isArray(json) ? json.map((row: unknown) => toRecord(row)) : toRecord(json, headers);
    return { status, headers, body: '', json: records };
  };
}
