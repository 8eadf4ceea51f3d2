import type { FastifySchema, RouteOptions } from 'fastify';
import { formatsOf } from '../../../domain/files/checkFile.ts';
import { filesOf } from '../../../domain/schema/files.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { richTextSchema, richTextSchemas } from './richTextContract.ts';
import { templateSchema } from '../../../schemas/parts/templates/template.ts';
import type { Annotations, ObjectSchema } from '../../../schemas/resource.ts';

type Json = Record<string, unknown>;

/** The schema of failures (design §5). */
const failure = {
  title: 'Failure',
  type: 'object',
  required: ['detail', 'code'],
  properties: {
    detail: { type: 'string', description: 'A message for people, in the language of the request.' },
    code: { type: 'string', description: 'A code for programs, from a closed list.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Error messages by field path, such as `items_invoice.0.price`.',
    },
    record: {
      type: ['string', 'integer'],
      description: 'The record created earlier with the same Idempotency-Key (`key_reused`).',
    },
    more: { type: 'boolean', description: 'Whether there are errors not included in `errors`.' },
  },
};

const key = {
  'idempotency-key': {
    type: 'string',
    maxLength: 255,
    description: 'A repeated request with the same key has no second effect, for 24 hours.',
  },
};
const ifMatch = {
  'if-match': { type: 'string', description: 'The ETag of the version to change; 409 if there is a newer one.' },
};

/** Headers of writes, and of writes to one record. */
const headers: Record<string, Json> = { POST: key, PUT: key, DELETE: key, PATCH: ifMatch };
const ofOne: Record<string, Json> = { PUT: ifMatch, DELETE: ifMatch, PATCH: key };

/** The answer of a route that declares types but no schema: a file. */
function fileOf(produces: readonly string[]): Json {
  const file = { schema: { type: 'string', format: 'binary' } };
  return { 200: { description: 'The file.', content: Object.fromEntries(produces.map((type) => [type, file])) } };
}

/** A body with files is JSON without them, or multipart; or what the route declares. */
const withUploads = ({ body, consumes }: FastifySchema, schema: ObjectSchema): FastifySchema => ({
  consumes: consumes ?? ['application/json', 'multipart/form-data'],
  body: { ...(body as Json), [uploadsWord]: uploadsOf(schema) },
});

/** Completes a route's schema for the contract with the parts that all routes share. */
export function describeRoute(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const access = route.config?.access;
  const isPublic = access === 'public';
  const method = String(route.method);
  // Bulk requests take no version.
  const own = headers[method] && { ...headers[method], ...(schema.params ? ofOne[method] : undefined) };
  const answers = (schema.response ?? fileOf(schema.produces ?? [])) as Json;
  return {
    ...schema,
    ...(route.config?.form && withUploads(schema, route.config.form.schema)),
    response: { ...answers, default: { description: 'An error.', ...failure } },
    security: isPublic ? [] : [{ bearer: [] }],
    ...(typeof access === 'object' && { 'x-permission': `${access.resource}:${access.action}` }),
    ...(typeof access === 'object' && access.area && { 'x-area': access.area }),
    ...(!isPublic && own && { headers: { type: 'object', properties: own } }),
  };
}

/** Publishes our own keywords as extensions; a property of the same name is an object. */
function publicName(name: string, value: unknown): string {
  const isOurs = {
    kind: typeof value === 'string',
    ref: typeof value === 'string',
    decimal: isObject(value) && 'fraction' in value,
    when: isObject(value) && 'path' in value,
    percent: isObject(value) && 'path' in value,
    currency: typeof value === 'string',
    together: isObject(value) && 'source' in value,
    bulk: value === true,
    immutable: value === true,
    fixed: isObject(value) && 'path' in value,
    each: isObject(value) && 'of' in value && 'at' in value,
    defines: value === true,
    folded: Array.isArray(value),
    defined: isObject(value) && 'by' in value && 'at' in value,
    keyOf: typeof value === 'string',
    offers: isObject(value) && !('type' in value),
    among: isObject(value) && 'by' in value && 'at' in value,
    unique: value === true,
    counter: isObject(value) && 'givenBy' in value,
    numbered: value === true,
    sentences: typeof value === 'string',
    inserts: isObject(value) && 'names' in value && 'words' in value,
    shownOnce: value === true,
    onSite: value === true,
    decidesRow: value === true,
    alone: value === true,
    addressees: value === true,
    printed: value === true,
    summarizes: typeof value === 'string',
    reveals: typeof value === 'string',
    recordsOf: isObject(value) && !('type' in value),
    // The contract could only describe it with named schemas.
    discriminator: isObject(value) && 'propertyName' in value,
    tones: isObject(value) && !('type' in value),
    refined: isObject(value) && 'value' in value && 'by' in value,
    file: isObject(value) && 'types' in value && 'bytes' in value,
  } satisfies Record<keyof Annotations, boolean>;
  return Object.entries(isOurs).some(([word, is]) => is && word === name) ? `x-${name}` : name;
}

/** Moves titled schemas of a document to `components.schemas` and refers to them. */
export function shareSchemas<Document extends object>(document: Document): Document {
  const shared: Json = {};
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const visited = Object.fromEntries(
      Object.entries(value).map(([name, inner]) =>
        // Examples are records, whatever the names of their properties.
        name === 'example' || name === 'examples' ? [name, inner] : [publicName(name, inner), visit(inner)],
      ),
    );
    if (visited['x-kind'] === 'richText') {
      Object.assign(shared, richTextSchemas);
      return richTextSchema(visited);
    }
    if (visited['x-kind'] === 'template') {
      shared['Template'] = visit(templateSchema);
      return { ...visited, type: undefined, $ref: '#/components/schemas/Template' };
    }
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

/** A temporary keyword that names the files of a body's multipart variant. */
const uploadsWord = 'x-uploads';

/** Describes the files of a multipart body for the contract. */
function uploadsOf(schema: ObjectSchema): Json {
  return Object.fromEntries(
    filesOf(schema).map(({ name, rule, property, most }) => {
      const file = {
        type: 'string',
        format: 'binary',
        description: `${formatsOf(rule)} of at most ${rule.bytes.toLocaleString('en')} bytes.`,
      };
      const kept = 'New files. To keep existing ones, list them in a part that is not a file, as JSON.';
      return [
        name,
        property.type === 'array' ? { type: 'array', maxItems: most, items: file, description: kept } : file,
      ];
    }),
  );
}

/** Adds the files to multipart bodies, which JSON bodies cannot describe. */
export function showUploads<Document extends object>(document: Document): Document {
  const { paths = {} } = document as { paths?: Record<string, Json> };
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    for (const [type, content] of Object.entries(at(operation, 'requestBody', 'content') ?? {})) {
      const schema = at(content, 'schema');
      if (!schema?.[uploadsWord]) continue;
      if (type === 'multipart/form-data') {
        schema['properties'] = { ...at(schema, 'properties'), ...at(schema, uploadsWord) };
      }
      delete schema[uploadsWord];
    }
  }
  return document;
}

function at(value: unknown, ...steps: string[]): Json | undefined {
  const [step, ...rest] = steps;
  if (!isObject(value)) return undefined;
  return step === undefined ? value : at(value[step], ...rest);
}
