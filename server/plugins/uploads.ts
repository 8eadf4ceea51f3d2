import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { logoLimit, logoTooLarge, logoUnsupported } from '../../domain/invoice/logo.ts';
import { ApiError } from '../errors.ts';
import type { Logo } from '../logo.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The part that carries a logo. A route that does not name one takes no multipart body. */
    upload?: 'logo';
  }
  interface FastifyRequest {
    /** The logo that came with the body, its content checked. */
    logo: Logo | undefined;
  }
}

const signatures = [
  { type: 'image/png', starts: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'image/jpeg', starts: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

/** Files of one request: the logo, and fields that came as JSON files, as browsers send what has a type of its own. */
const mostFiles = 8;

/** An image by its content: what it is called, and what it says it is, can lie. */
function logoOf(bytes: Buffer, path: string): Logo {
  const found = signatures.find(({ starts }) => bytes.subarray(0, starts.length).equals(starts));
  if (found) return { type: found.type, bytes };
  throw new ApiError('unsupported_media', { errors: [{ path, ...logoUnsupported }] });
}

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer().catch(() => undefined);
  if (bytes && !part.file.truncated) return bytes;
  throw new ApiError('too_large', { errors: [{ path: part.fieldname, ...logoTooLarge }] });
}

async function readParts(request: FastifyRequest): Promise<void> {
  const fields: [string, unknown][] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.push([part.fieldname, part.value]);
    else if (part.fieldname === request.routeOptions.config.upload) await readLogo(request, part);
    else if (part.mimetype === 'application/json')
      fields.push([part.fieldname, (await bytesOf(part)).toString('utf8')]);
    else part.file.resume();
  }
  request.body = Object.fromEntries(fields);
}

async function readLogo(request: FastifyRequest, part: MultipartFile): Promise<void> {
  const bytes = await bytesOf(part);
  if (bytes.length === 0) return;
  if (request.logo) {
    const issue = { path: part.fieldname, key: 'validation.maxItems', args: { limit: 1 } };
    throw new ApiError('validation', { errors: [issue] });
  }
  request.logo = logoOf(bytes, part.fieldname);
}

/** What the parser says of its limits is told as it is; anything else it throws is a body that cannot be read. */
function readingFailed(error: unknown): unknown {
  const isKnown = error instanceof ApiError || (error instanceof Error && 'statusCode' in error);
  return isKnown ? error : new ApiError('invalid_body', { cause: error });
}

/** Multipart bodies become the JSON body they stand for, validated by the same schema, and their files beside it. */
export default fp(
  async (app) => {
    await app.register(fastifyMultipart, {
      limits: { fileSize: logoLimit, files: mostFiles, fields: 60, fieldSize: 4 * 1024 * 1024, parts: 61 },
    });
    app.decorateRequest('logo', undefined);
    app.addHook('preValidation', async (request) => {
      if (!request.isMultipart()) return;
      if (!request.routeOptions.config.upload) throw new ApiError('unsupported_media');
      await readParts(request).catch((error: unknown) => {
        throw readingFailed(error);
      });
    });
  },
  { name: 'uploads', dependencies: ['bodies'] },
);
