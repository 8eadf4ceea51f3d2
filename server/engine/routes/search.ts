import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isGrantedAnywhere } from '../../../domain/access/grant.ts';
import { searchText } from '../../../domain/lists/searchText.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ApiError } from '../../base/errors.ts';
import { isInTenant } from '../../identity/scope.ts';
import { readerOf } from '../http/resourceRequests.ts';
import { visibleIn } from '../http/visibleFields.ts';
import { finderOf, type FindFile } from '../resources/finder.ts';
import { isSearched, placeOf } from '../search/declared.ts';
import { hitsIn, type RankedHit } from '../search/hits.ts';

interface SearchRoute {
  Querystring: { readonly q: string };
}

/** The fewest characters that a search reads rows for. */
const fewest = 2;

const querystring = {
  type: 'object',
  required: ['q'],
  additionalProperties: false,
  properties: {
    q: {
      type: 'string',
      maxLength: 200,
      description: `Part of a name, a number, a tax id, or an amount in the language of the request; one digit, or at least ${fewest} characters.`,
    },
  },
} as const;

const reference = {
  type: 'object',
  title: 'HitTarget',
  required: ['resource', 'key'],
  additionalProperties: false,
  properties: { resource: { type: 'string' }, key: { type: 'string' } },
} as const;

const hit = {
  type: 'object',
  title: 'Hit',
  required: ['resource', 'key', 'name', 'details'],
  additionalProperties: false,
  properties: {
    resource: { type: 'string', description: 'The resource of the record, as in permissions: `invoices`.' },
    key: { type: 'string', description: 'The key of the record: its `uuid`, or its `id`.' },
    name: { type: 'string', description: 'Its number or name; empty for a document without a number.' },
    details: { type: 'array', items: { type: 'string' }, description: 'What tells it from others of its name.' },
    status: { type: 'string' },
    amount: { type: 'string' },
    currency: { type: 'string' },
    opens: { ...reference, description: 'The record whose page opens, where the found record has none.' },
  },
} as const;

const answer = {
  title: 'Hits',
  type: 'object',
  required: ['results'],
  additionalProperties: false,
  properties: { results: { type: 'array', items: hit } },
} as const;

interface Source {
  readonly resource: Resource;
  readonly find: FindFile['find'];
}

/** GET search: the best matches of every list that the user may read, by the searches that these lists declare. */
export default async function searchRoutes(app: FastifyInstance): Promise<void> {
  const listed = app.resources.filter((resource) => isGrantedAnywhere(resource, 'list'));
  const sources = await Promise.all(
    listed.map(async (resource): Promise<Source> => ({ resource, find: (await finderOf(resource)).find })),
  );
  app.get<SearchRoute>('/api/v2/search', {
    config: { access: 'signed-in' },
    schema: {
      tags: ['search'],
      summary:
        'Find records of all lists that the user may read: exact numbers first, then names, then parts of texts.',
      querystring,
      response: { 200: answer },
    },
    handler: async (request, reply) => {
      const typed = searchText(request.query.q);
      if (typed.length < fewest && !/^\d$/.test(typed)) {
        throw new ApiError('validation', {
          errors: [{ path: 'q', key: 'validation.minLength', args: { limit: fewest } }],
        });
      }
      await app.transfers.take('lookup', request, reply);
      return { results: await bestOf(request, sources, typed) };
    },
  });
}

/** Searches the user's lists, those of the company and those of the platform in one transaction each. */
async function bestOf(request: FastifyRequest, sources: readonly Source[], typed: string) {
  const { type } = request.actor;
  const most = request.server.budgets.lookupHits;
  const mine = sources.filter(
    ({ resource }) =>
      request.may(resource.name, 'list') &&
      isSearched(resource, type) &&
      (!isInTenant(request, resource) || request.identity?.tenant !== undefined),
  );
  const [own = [], shared = []] = [true, false].map((isOwn) =>
    mine.filter(({ resource }) => isInTenant(request, resource) === isOwn),
  );
  const search = (of: readonly Source[]) => (db: Parameters<typeof hitsIn>[0]) =>
    Promise.all(
      of.map(async ({ resource, find }) => ({
        place: placeOf(resource, type),
        hits: await hitsIn(db, visibleIn(request, resource), find, readerOf(request, resource), typed, most),
      })),
    );
  const found = await Promise.all([
    own.length > 0 ? request.readInTenant(search(own)) : [],
    shared.length > 0 ? request.readOnPlatform(search(shared)) : [],
  ]);
  return found
    .flat()
    .toSorted((one, other) => bestIn(one.hits) - bestIn(other.hits) || one.place - other.place)
    .flatMap(({ hits }) => hits.map(({ hit: each }) => each));
}

const bestIn = ([first]: readonly RankedHit[]): number => first?.rank ?? Number.POSITIVE_INFINITY;
