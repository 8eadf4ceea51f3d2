import type { RouteOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { describeRoute, shareSchemas, showUploads } from './describe.ts';

const route = (method: string, access: 'public' | 'signed-in') => ({ method, config: { access } }) as RouteOptions;

const ofOne = { params: { type: 'object', properties: { uuid: { type: 'string' } } } };

describe('a route', () => {
  test('that is public needs no token', () => {
    expect(describeRoute({}, route('GET', 'public'))).toHaveProperty('security', []);
    expect(describeRoute({}, route('GET', 'signed-in'))).toHaveProperty('security', [{ bearer: [] }]);
  });

  test('that writes can be repeated, one that replaces can be conditional too', () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(describeRoute({}, route(method, 'signed-in'))).toHaveProperty('headers.properties.idempotency-key');
    expect(describeRoute(ofOne, route('PUT', 'signed-in'))).toHaveProperty('headers.properties.if-match');
    expect(describeRoute({}, route('PATCH', 'signed-in'))).toHaveProperty('headers.properties', {
      'if-match': expect.anything(),
    });
    expect(describeRoute({}, route('GET', 'signed-in'))).not.toHaveProperty('headers');
  });

  test('that deletes one can be conditional too, that deletes several cannot', () => {
    expect(describeRoute(ofOne, route('DELETE', 'signed-in'))).toHaveProperty('headers.properties.if-match');
    expect(describeRoute({}, route('DELETE', 'signed-in'))).not.toHaveProperty('headers.properties.if-match');
  });

  test('that produces a file answers one', () => {
    const described = describeRoute({ produces: ['application/pdf'] }, route('GET', 'public'));
    expect(described.response).toHaveProperty(['200', 'content', 'application/pdf']);
  });

  test('keeps its own answers beside the failure', () => {
    const described = describeRoute({ response: { 200: { type: 'object' } } }, route('GET', 'public'));
    expect(described.response).toMatchObject({ 200: { type: 'object' }, default: { title: 'Failure' } });
  });
});

test('schemas with a title stand once, those without where they are', () => {
  const country = { title: 'Country', type: 'object', properties: { id: { type: 'integer' } } };
  const tribute = { title: 'Tribute', type: 'object', properties: { country } };
  const list = { type: 'object', properties: { results: { type: 'array', items: tribute } } };
  const document = { openapi: '3.1.0', components: { securitySchemes: {} }, paths: { one: tribute, all: list } };
  expect(shareSchemas(document)).toEqual({
    openapi: '3.1.0',
    components: {
      securitySchemes: {},
      schemas: {
        Country: { type: 'object', properties: { id: { type: 'integer' } } },
        Tribute: { type: 'object', properties: { country: { $ref: '#/components/schemas/Country' } } },
      },
    },
    paths: {
      one: { $ref: '#/components/schemas/Tribute' },
      all: {
        type: 'object',
        properties: { results: { type: 'array', items: { $ref: '#/components/schemas/Tribute' } } },
      },
    },
  });
});

test('our own words are marked as such, but not properties that are called like them', () => {
  const kind = { type: 'string', kind: 'money', decimal: { fraction: 2 } };
  expect(shareSchemas({ paths: { type: 'object', properties: { kind } } })).toMatchObject({
    paths: { properties: { kind: { type: 'string', 'x-kind': 'money', 'x-decimal': { fraction: 2 } } } },
  });
});

test('an example is shown unchanged, whatever its properties are called', () => {
  const schema = { type: 'object', example: { currency: 'USD' }, examples: [{ kind: 'money', currency: 'USD' }] };
  expect(shareSchemas({ paths: schema })).toMatchObject({ paths: schema });
});

test('a property called title is no title', () => {
  const schema = { type: 'object', properties: { title: { type: 'string' } } };
  expect(shareSchemas({ paths: schema })).toMatchObject({ paths: schema });
});

describe('a body that files come with', () => {
  const file = { types: ['image/png', 'application/pdf'], bytes: 1024 } as const;
  const body = {
    type: 'object',
    properties: { name: { type: 'string' }, scans: { type: 'array', maxItems: 3, file } },
  } as const;
  const form = { schema: body, limits: { bytes: 0, fields: new Map(), files: new Map() } };
  const described = describeRoute({ body }, { ...route('POST', 'signed-in'), config: { access: 'signed-in', form } });

  test('is JSON, or multipart', () => {
    expect(described.consumes).toEqual(['application/json', 'multipart/form-data']);
  });

  test('shows them as multipart; the same body as JSON does not', () => {
    const content = Object.fromEntries(
      described.consumes?.map((type) => [type, { schema: { ...Object(described.body) } }]) ?? [],
    );
    const shown = showUploads({ paths: { '/create': { post: { requestBody: { content } } }, '/list': { get: {} } } });
    const { 'application/json': json, 'multipart/form-data': multipart } =
      shown.paths['/create'].post.requestBody.content;
    expect(multipart?.schema.properties).toMatchObject({
      name: { type: 'string' },
      scans: {
        type: 'array',
        maxItems: 3,
        items: { type: 'string', format: 'binary', description: 'PDF, PNG of at most 1,024 bytes.' },
      },
    });
    expect(json?.schema).toEqual(body);
  });
});
