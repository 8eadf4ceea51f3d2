import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { logoLimit, logoTooLarge } from '../../domain/documents/logo.ts';
import { boundsOf } from '../../domain/schema/bounds.ts';
import { ownProperty, propertiesOf, type Property } from '../../domain/schema/property.ts';
import { readJson } from '../../domain/schema/readJson.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { ApiError } from '../errors.ts';
import { fieldTooLarge, refusalOf } from '../http/excess.ts';
import { partHeaders, readForm, type FormLimits, type Part } from '../http/form.ts';
import { logoOf, type Logo } from '../logo.ts';
import { carried } from './bodies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The part that carries a logo. A route that does not name one takes no multipart body. */
    upload?: 'logo';
    /** What such a body may have: it follows from the route's schema. */
    form?: { readonly schema: ObjectSchema; readonly limits: FormLimits };
  }
  interface FastifyRequest {
    /** The logo that came with the body, its content checked. */
    logo: Logo | undefined;
  }
}

/** Browsers send what has a type of its own as a file. */
const fieldTypes: ReadonlySet<string> = new Set(['text/plain', 'application/json']);

/** Every property may come as a part of the size its schema gives it, and the file beside them. */
function limitsOf(schema: ObjectSchema, upload: string, most: number): FormLimits {
  const properties = Object.entries(propertiesOf(schema));
  const fields = properties.map(([name, property]) => [name, Math.min(boundsOf(property).bytes, most)] as const);
  const bytes = fields.reduce((sum, [, field]) => sum + field, 0);
  const parts = new Map(fields.map(([name, field]) => [name, { bytes: field, tooLarge: fieldTooLarge }]));
  parts.set(upload, { bytes: logoLimit, tooLarge: logoTooLarge });
  return { parts, bytes: Math.min(bytes, most) + logoLimit + partHeaders * parts.size };
}

/** A field's text, or the list or object that it is the JSON of. */
function valueOf(name: string, { type, bytes }: Part, property: Property): unknown {
  if (!fieldTypes.has(type)) {
    throw new ApiError('unsupported_media', { errors: [{ path: name, key: 'validation.invalid' }] });
  }
  if (property.type === 'array' || property.type === 'object') {
    const read = readJson(bytes, boundsOf(property));
    if ('value' in read) return read.value;
    if (read.excess !== 'unreadable') throw refusalOf(read.excess, name);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ApiError('invalid_body', { cause });
  }
}

/** The body that the parts stand for. The logo goes to the request. */
function bodyOf(request: FastifyRequest, schema: ObjectSchema, parts: ReadonlyMap<string, Part>): object {
  const { upload } = request.routeOptions.config;
  const fields = [...parts].filter(([name, part]) => {
    const isLogo = name === upload && part.isFile;
    if (isLogo && part.bytes.length > 0) request.logo = logoOf(part.bytes, name);
    return !isLogo;
  });
  return Object.fromEntries(fields.map(([name, part]) => [name, valueOf(name, part, ownProperty(schema, name) ?? {})]));
}

/** Multipart bodies become the JSON body they stand for, validated by the same schema, and their files beside it. */
export default fp(
  async (app) => {
    app.decorateRequest('logo', undefined);
    app.addHook('onRoute', (route) => {
      const upload = route.config?.upload;
      const schema = carried(route);
      if (!upload || !schema) return;
      route.config = { ...route.config, form: { schema, limits: limitsOf(schema, upload, app.budgets.bodyBytes) } };
    });
    app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
      const { form } = request.routeOptions.config;
      if (!form) throw new ApiError('unsupported_media');
      const parts = await readForm(request, payload, form.limits);
      await request.takeTurn();
      return bodyOf(request, form.schema, parts);
    });
  },
  { name: 'uploads', dependencies: ['bodies'] },
);
