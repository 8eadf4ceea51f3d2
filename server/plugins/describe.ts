import type { FastifySchema, RouteOptions } from 'fastify';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema of every failure (design §5). */
const failure = {
  title: 'Failure',
  type: 'object',
  required: ['detail', 'code'],
  properties: {
    detail: { type: 'string', description: 'For a person, in the language asked for.' },
    code: { type: 'string', description: 'For a program: of the closed catalogue.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong, by the path of the field: items_invoice.0.price.',
    },
  },
};

const headers: Record<string, Json> = {
  POST: {
    'idempotency-key': { type: 'string', maxLength: 255, description: 'Makes a repeated request safe for 24 hours.' },
  },
  PUT: { 'if-match': { type: 'string', description: 'The ETag the change was made for.' } },
};

/** A route's schema as the contract shows it: with what every route has in common. */
export function describeRoute(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const isPublic = route.config?.access === 'public';
  const own = headers[String(route.method)];
  return {
    ...schema,
    response: { ...(schema.response as Json | undefined), default: { description: 'A failure.', ...failure } },
    ...(!isPublic && { security: [{ bearer: [] }] }),
    ...(!isPublic && own && { headers: { type: 'object', properties: own } }),
  };
}

/** Gives every titled schema of a document one place, `components.schemas`, and points to it from the others. */
export function shareSchemas<Document extends object>(document: Document): Document {
  const shared: Json = {};
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const visited = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, visit(inner)]));
    const { title, ...schema } = visited;
    if (typeof title !== 'string' || schema['type'] !== 'object') return visited;
    shared[title] = schema;
    return { $ref: `#/components/schemas/${title}` };
  };
  const { paths, components, ...rest } = document as Document & { paths?: unknown; components?: Json };
  const visited = visit(paths);
  const schemas = Object.fromEntries(Object.entries(shared).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { ...rest, paths: visited, components: { ...components, schemas } } as Document;
}
