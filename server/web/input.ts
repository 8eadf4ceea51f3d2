import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import { byPlace } from '../../domain/schema/values/normalize.ts';
import { propertiesOf, type Property } from '../../domain/schema/property.ts';
import { ajvOptions, configureAjv } from '../../domain/validation/ajv.ts';
import { compileOnce, type Check } from '../../domain/validation/compileOnce.ts';
import { compileInput } from '../../domain/validation/compileInput.ts';
import type { Issue } from '../../domain/validation/issue.ts';
import { issuesOf } from '../../domain/validation/issues.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { ApiError, unknownParameter } from '../base/errors.ts';
import { jsonParameters, readParameters } from './jsonParameters.ts';
import { unstorablePath } from './unstorable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The whole record's schema, if the route's own describes only what it accepts. */
    input?: ObjectSchema;
  }
}

type Compiled = (value: unknown) => { value: unknown } | { error: ApiError };

const bodies = compileOnce(configureAjv(new Ajv2020(ajvOptions)));
const texts = compileOnce(
  configureAjv(
    new Ajv2020({ ...ajvOptions, removeAdditional: false, coerceTypes: 'array', strictTypes: false }),
  ).addVocabulary(['x-consume']),
);

/** Compiles what no request has used yet. Throws at a schema that cannot be compiled. */
export function compileInputs(): void {
  for (const schemas of [bodies, texts]) schemas.compileAll();
}

/** Compiles the check of a body; the `whole` record's schema tells what may be sent back. */
export const bodyCheck = (schema: ObjectSchema, whole?: ObjectSchema): ReturnType<typeof compileInput> =>
  compileInput(bodies, schema, whole);

/** Compiles a body check that reports a limited number of errors and one more. */
function bodyCompiler(schema: ObjectSchema, whole: ObjectSchema | undefined, most: number): Compiled {
  const check = bodyCheck(schema, whole);
  return (body) => {
    const { value, issues } = check(body, most);
    return issues.length > 0 ? { error: refusalOf(issues) } : storable(value);
  };
}

function refusalOf(issues: readonly Issue[]): ApiError {
  const isWhole = issues.some(({ path }) => path === '');
  return isWhole ? new ApiError('invalid_body') : new ApiError('validation', { errors: issues });
}

/** Checked last, on the validated body, whose size is bounded. */
function storable(value: unknown): { value: unknown } | { error: ApiError } {
  const path = unstorablePath(value);
  return path === undefined ? { value } : { error: refusalOf([{ path, key: 'validation.invalid' }]) };
}

function queryCompiler(schema: ObjectSchema): Compiled {
  const validate = texts.compile(schema);
  const written = jsonParameters(schema);
  const numbered = Object.entries(propertiesOf(schema)).filter(([, property]) => property.numbered);
  return (query) => {
    const unknown = Object.keys(query as object).find((name) => !Object.hasOwn(schema.properties, name));
    if (unknown !== undefined) return { error: unknownParameter(unknown) };
    const read = readParameters(query as object, written);
    if ('issue' in read) return { error: refusalOf([read.issue]) };
    const value = { ...read.value, ...placesIn(read.value, numbered) };
    if (validate(value)) return storable(value);
    return { error: refusalOf(issuesOf(validate.errors, schema)) };
  };
}

/** Converts numbered choices in a query, as in a body. */
const placesIn = (query: object, numbered: readonly (readonly [string, Property])[]): object =>
  Object.fromEntries(
    numbered.flatMap(([name, property]) =>
      Object.hasOwn(query, name) ? [[name, byPlace(property, Reflect.get(query, name))]] : [],
    ),
  );

/** A malformed key is the key of no record. */
function paramsCompiler(validate: Check): Compiled {
  return (value) =>
    validate(value) && unstorablePath(value) === undefined ? { value } : { error: new ApiError('not_found') };
}

const tenant = { type: 'string', maxLength: 63, description: 'The company, if the host does not name it.' };

/** The schema of a route's query: its declaration and the tenant, nothing else. */
function closedQuery(declared: unknown): ObjectSchema & { additionalProperties: false } {
  const schema = (declared ?? {}) as Partial<ObjectSchema>;
  return { ...schema, type: 'object', properties: { tenant, ...schema.properties }, additionalProperties: false };
}

/** Validates bodies by our schemas, converts keys and query values, and refuses unknown parameters. */
export default fp(
  async (app) => {
    const most = app.budgets.problemsReported;
    app.addHook('onRoute', (route) => {
      route.validatorCompiler = ({ schema: declared, httpPart }) => {
        const schema = declared as FastifySchema & ObjectSchema;
        if (httpPart === 'body') return bodyCompiler(schema, route.config?.input, most);
        return httpPart === 'params' ? paramsCompiler(texts.compile(schema)) : queryCompiler(schema);
      };
      if (!route.url.startsWith('/api/') || route.schema?.hide) return;
      route.schema = { ...route.schema, querystring: closedQuery(route.schema?.querystring) };
    });
  },
  { name: 'input', dependencies: ['errors'] },
);
