import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import fp from 'fastify-plugin';
import { normalizeInput } from '../../domain/schema/normalize.ts';
import type { Property } from '../../domain/schema/property.ts';
import { ajvOptions, configureAjv } from '../../domain/validation/ajv.ts';
import { issuesOf } from '../../domain/validation/issues.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { ApiError } from '../errors.ts';
import { unstorablePath } from './unstorable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The whole record's schema, by which a body is normalized before its own schema validates it. */
    input?: ObjectSchema;
  }
}

const bodies = configureAjv(new Ajv2020(ajvOptions));
const texts = configureAjv(
  new Ajv2020({ ...ajvOptions, removeAdditional: false, coerceTypes: true, strictTypes: false }),
);

/** What a failed validation means, by the part of the request that failed. */
function refusal(part: string | undefined, validate: ValidateFunction, schema: Property): ApiError {
  // A key that cannot exist is the key of nothing.
  if (part === 'params') return new ApiError('not_found');
  const unknown = validate.errors?.find(({ keyword }) => keyword === 'additionalProperties');
  if (part === 'querystring' && unknown) {
    return new ApiError('unknown_parameter', { args: { name: String(unknown.params['additionalProperty']) } });
  }
  const issues = issuesOf(validate.errors, schema);
  if (issues.some(({ path }) => path === '')) return new ApiError('invalid_body');
  return new ApiError('validation', { errors: issues });
}

const compileValidator: FastifySchemaCompiler<FastifySchema & Property> = ({ schema, httpPart }) => {
  const validate = (httpPart === 'body' ? bodies : texts).compile(schema);
  return (value: unknown) => {
    const path = unstorablePath(value);
    if (path !== undefined) {
      return { error: httpPart === 'params' ? new ApiError('not_found') : invalidAt(path) };
    }
    return validate(value) ? { value } : { error: refusal(httpPart, validate, schema) };
  };
};

const invalidAt = (path: string): ApiError =>
  path === ''
    ? new ApiError('invalid_body')
    : new ApiError('validation', { errors: [{ path, key: 'validation.invalid' }] });

const tenant = { type: 'string', maxLength: 63, description: 'The company, where the host does not name it.' };

/** The query of a route: what it declares, the tenant, and nothing else. */
function closedQuery(declared: unknown): ObjectSchema & { additionalProperties: false } {
  const schema = (declared ?? {}) as Partial<ObjectSchema>;
  return { ...schema, type: 'object', properties: { tenant, ...schema.properties }, additionalProperties: false };
}

/** Bodies are normalized and validated by our schemas; keys and queries are coerced; unknown parameters are refused. */
export default fp(
  async (app) => {
    app.setValidatorCompiler(compileValidator);
    app.addHook('onRoute', (route) => {
      if (!route.url.startsWith('/api/') || route.schema?.hide) return;
      route.schema = { ...route.schema, querystring: closedQuery(route.schema?.querystring) };
    });
    app.addHook('preValidation', async (request) => {
      const schema =
        request.routeOptions.config.input ?? (request.routeOptions.schema?.body as ObjectSchema | undefined);
      if (schema) request.body = normalizeInput(schema, request.body);
    });
  },
  { name: 'input', dependencies: ['errors'] },
);
