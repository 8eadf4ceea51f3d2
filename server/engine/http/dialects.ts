import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { CrudAction, ObjectSchema, Resource } from '../../../schemas/resource.ts';
import { describedBy } from './resourceRequests.ts';
import { contentRange, fromSimpleRest, schemaWithId, simpleRestQuery, withId } from './simpleRest.ts';
import type { Page } from '../planner/list.ts';

/** Verbs that other dialects have; exports and imports are ours only. */
type Spoken = Exclude<CrudAction, 'export' | 'import'>;

const methods: Readonly<Record<Spoken, readonly string[]>> = {
  list: ['GET'],
  show: ['GET'],
  create: ['POST'],
  edit: ['PUT', 'PATCH'],
  delete: ['DELETE'],
};

const verbs = Object.keys(methods) as Spoken[];

type Declared = Pick<RouteOptions, 'schema' | 'handler'>;

/** Translates requests and answers of resources in another dialect; their routes do not know. */
export default fp(
  async (app) => {
    const resources = app.resources.filter(({ api }) => api.dialect === 'simple-rest');
    const translated = verbs.flatMap((verb) =>
      describedBy({ resources }, verb).flatMap(({ resource, url }) =>
        methods[verb].map((method) => [`${method} ${url}`, { verb, resource }] as const),
      ),
    );
    const found = new Map(translated);
    app.addHook('onRoute', (route) => {
      const method = route.method === 'HEAD' ? 'GET' : String(route.method);
      const { verb, resource } = found.get(`${method} ${route.url}`) ?? {};
      if (verb && resource) Object.assign(route, verb === 'list' ? listIn(resource, route) : recordIn(resource, route));
    });
  },
  { name: 'dialects' },
);

function listIn(resource: Resource, { schema, handler }: Declared): Declared {
  const { properties } = (schema?.querystring ?? { properties: {} }) as ObjectSchema;
  const [status, page] = answerOf(schema);
  const { results } = page.properties as { results: { items: ObjectSchema } };
  const answer = {
    type: 'array',
    items: schemaWithId(resource, results.items),
    headers: { 'Content-Range': { type: 'string', description: 'The range of these records and the total number.' } },
  };
  return {
    schema: { ...schema, querystring: simpleRestQuery(resource, properties), response: { [status]: answer } },
    async handler(request, reply) {
      const query = fromSimpleRest(resource, properties, request.query as object as Record<string, unknown>);
      request.query = query;
      const found = (await handler.call(this, request, reply)) as Page<object>;
      void reply.header('content-range', contentRange(resource.name, query, found));
      return found.results.map((record) => withId(record));
    },
  };
}

function recordIn(resource: Resource, { schema, handler }: Declared): Declared {
  const [status, answer] = answerOf(schema);
  return {
    schema: { ...schema, response: { [status]: schemaWithId(resource, answer) } },
    async handler(request, reply) {
      return withId((await handler.call(this, request, reply)) as object, request.params);
    },
  };
}

/** Returns the declared answer of a route, with its status. */
function answerOf(schema: RouteOptions['schema']): [status: string, answer: ObjectSchema] {
  const [answer] = Object.entries(schema?.response as Record<string, ObjectSchema>);
  if (!answer) throw new RangeError('A plain route says what it answers');
  return answer;
}
