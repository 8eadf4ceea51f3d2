import type { RouteOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { describeRoute, shareSchemas } from './describe.ts';

const route = (method: string, access: 'public' | 'signed-in') => ({ method, config: { access } }) as RouteOptions;

describe('a route', () => {
  test('that is public needs no token', () => {
    expect(describeRoute({}, route('GET', 'public'))).not.toHaveProperty('security');
    expect(describeRoute({}, route('GET', 'signed-in'))).toHaveProperty('security', [{ bearer: [] }]);
  });

  test('that creates can be repeated, one that replaces can be conditional', () => {
    expect(describeRoute({}, route('POST', 'signed-in'))).toHaveProperty('headers.properties.idempotency-key');
    expect(describeRoute({}, route('PUT', 'signed-in'))).toHaveProperty('headers.properties.if-match');
    expect(describeRoute({}, route('GET', 'signed-in'))).not.toHaveProperty('headers');
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

test('a property called title is no title', () => {
  const schema = { type: 'object', properties: { title: { type: 'string' } } };
  expect(shareSchemas({ paths: schema })).toMatchObject({ paths: schema });
});
