import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { tooHeavy } from '../../domain/files/checkFile.ts';
import { boundsOf } from '../../domain/schema/bounds.ts';
import { filesOf, type FileProperty } from '../../domain/schema/files.ts';
import { ownProperty, propertiesOf, type Property } from '../../domain/schema/property.ts';
import { readJson } from '../../domain/schema/values/readJson.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import type { Budgets } from '../limits/budgets.ts';
import { ApiError } from '../base/errors.ts';
import { readPicture } from './pictures/readPicture.ts';
import { readUpload, type ReadPicture, type Upload } from './upload.ts';
import { fieldTooLarge, refusalOf } from '../limits/bodies/excess.ts';
import { partHeaders, partsOf, readForm, type FormLimits, type Part } from './form.ts';
import { carried } from '../limits/bodies/bodies.ts';

/** The files of a request, by property. */
export type Uploads = ReadonlyMap<string, readonly Upload[]>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The parts that a multipart body may have, if the route's record has file properties. */
    form?: { readonly schema: ObjectSchema; readonly limits: FormLimits };
  }
  interface FastifyRequest {
    /** The uploaded files, checked by content. */
    uploads: Uploads | undefined;
  }
}

/** Returns the file of a property that has at most one. */
export const uploadOf = ({ uploads }: { readonly uploads?: Uploads | undefined }, name: string): Upload | undefined =>
  uploads?.get(name)?.[0];

/** The same for a required file. Throws `validation` at the property. */
export function requiredUploadOf(request: FastifyRequest, name: string): Upload {
  const upload = uploadOf(request, name);
  if (!upload) throw new ApiError('validation', { errors: [{ path: name, key: 'validation.required' }] });
  return upload;
}

/** Browsers send values with their own type as files. */
const fieldTypes: ReadonlySet<string> = new Set(['text/plain', 'application/json']);

/** Each property may be a part of its schema's size, in addition to files. */
function limitsOf(schema: ObjectSchema, { bodyBytes, uploadBytes }: Budgets): FormLimits {
  const fields = Object.entries(propertiesOf(schema)).map(([name, property]) => {
    return [name, { most: 1, bytes: Math.min(boundsOf(property).bytes, bodyBytes), tooLarge: fieldTooLarge }] as const;
  });
  const files = filesOf(schema).map(({ name, rule, most }) => {
    return [name, { most, bytes: rule.bytes, tooLarge: tooHeavy(rule) }] as const;
  });
  const ofFields = fields.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  const ofFiles = files.reduce((sum, [, { bytes, most }]) => sum + bytes * most, 0);
  const parts = { fields: new Map(fields), files: new Map(files) };
  // A single file may be larger than those of a record together.
  const mostOfFiles = Math.max(uploadBytes, ...files.map(([, { bytes }]) => bytes));
  const bytes = Math.min(ofFields, bodyBytes) + Math.min(ofFiles, mostOfFiles) + partHeaders * partsOf(parts);
  return { ...parts, bytes };
}

/** Parses a field: text, or JSON of a list or object. */
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

/** Appends the uploaded files to those that the field names, each as a reference. */
function withFiles({ property }: FileProperty, kept: unknown, uploads: readonly Upload[]): unknown {
  const references = uploads.map(({ key }) => ({ uuid: key }));
  if (property.type !== 'array') return references[0];
  return kept === undefined ? references : Array.isArray(kept) ? [...kept, ...references] : kept;
}

/** Builds the body from its parts, and moves files to the request. */
async function bodyOf(
  request: FastifyRequest,
  schema: ObjectSchema,
  all: ReadonlyMap<string, readonly Part[]>,
): Promise<object> {
  const { budgets, transfers } = request.server;
  const readInTurn: ReadPicture = (content, rule) =>
    transfers.readPicture(request, () => readPicture(content, rule, budgets));
  const body: Record<string, unknown> = {};
  const uploads = new Map<string, readonly Upload[]>();
  const files = new Map(filesOf(schema).map((file) => [file.name, file]));
  for (const [name, parts] of all) {
    const file = files.get(name);
    // A form without a file sends an empty one without a name.
    const filled = file ? parts.filter(({ filename, bytes }) => filename || bytes.length > 0) : parts;
    const field = filled.find(({ filename }) => filename === undefined);
    if (field) body[name] = valueOf(name, field, ownProperty(schema, name) ?? {});
    if (!file) continue;
    const sent = filled.filter((part) => part !== field);
    // oxlint-disable-next-line no-await-in-loop -- few properties hold files
    const read = await Promise.all(sent.map((part, index) => readUpload(part, file, index, readInTurn)));
    if (read.length === 0) continue;
    uploads.set(name, read);
    if (!file.property.readOnly) body[name] = withFiles(file, body[name], read);
  }
  request.uploads = uploads;
  return body;
}

/** Converts multipart bodies to the JSON body they represent, validated by the same schema, with their files. */
export default fp(
  async (app) => {
    app.decorateRequest('uploads', undefined);
    app.addHook('onRoute', (route) => {
      const schema = carried(route);
      if (!schema || filesOf(schema).length === 0) return;
      route.config = { ...route.config, form: { schema, limits: limitsOf(schema, app.budgets) } };
    });
    app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
      const { form } = request.routeOptions.config;
      if (!form) throw new ApiError('unsupported_media');
      const parts = await readForm(request, payload, form.limits);
      await request.takeTurn();
      return bodyOf(request, form.schema, parts);
    });
  },
  { name: 'uploads', dependencies: ['bodies', 'transfers'] },
);
