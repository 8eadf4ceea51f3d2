import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attachmentsOf } from '../../../domain/schema/urlOf.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { fileParams, uuidParams, type ByFile, type ByUuid } from '../../web/requests.ts';
import { visibleIn } from '../http/visibleFields.ts';
import { sendStored } from '../../files/sendStored.ts';
import { requiredUploadOf } from '../../files/uploads.ts';
import { attachedSchema, attachmentsSchema, deletedSchema, fileBodySchema } from '../resources/answers.ts';
import { attach, detach, readAttachment, readAttachments, type Holder } from '../attachments/attachments.ts';

/** The attachments of records: list, download, add, remove. */
export default async function attachmentRoutes(app: FastifyInstance): Promise<void> {
  for (const resource of app.resources) if (resource.attachments) routesOf(app, resource, resource.attachments);
}

function routesOf(app: FastifyInstance, resource: Resource, rule: NonNullable<Resource['attachments']>): void {
  const { name } = resource;
  const tags = [name];
  const all = attachmentsOf(resource, ':uuid');
  const one = `${all}/:file`;
  const reading = { access: { resource: name, action: 'show' } };
  const writing = { access: { resource: name, action: 'attach' } };
  const holderIn = (request: FastifyRequest<ByUuid>): Holder => ({
    resource: visibleIn(request, resource),
    tenant: request.tenant.id,
    uuid: request.params.uuid.toLowerCase(),
  });

  app.get<ByUuid>(all, {
    config: reading,
    schema: {
      tags,
      summary: `List the attachments of one of the ${name}.`,
      params: uuidParams,
      response: { 200: attachmentsSchema },
    },
    handler: async (request) => {
      const results = await request.readInTenant((db) => readAttachments(db, holderIn(request)));
      return { results, count: results.length };
    },
  });

  app.get<ByFile>(one, {
    config: reading,
    schema: {
      tags,
      summary: `Download an attachment of one of the ${name}.`,
      params: fileParams,
      produces: [...rule.types],
    },
    handler: async (request, reply) => {
      const { file } = request.params;
      return sendStored(
        request,
        reply,
        await request.readInTenant((db) => readAttachment(db, holderIn(request), file)),
      );
    },
  });

  app.post<ByUuid>(all, {
    config: writing,
    schema: {
      tags,
      summary: `Attach a file to one of the ${name}. Maximum: ${rule.most} files.`,
      params: uuidParams,
      consumes: ['multipart/form-data'],
      body: fileBodySchema(rule),
      response: { 201: attachedSchema },
    },
    handler: (request, reply) => {
      const upload = requiredUploadOf(request, 'file');
      return request.once(reply, async (db) => {
        const added = await attach(db, holderIn(request), upload, app.budgets.attachedBytesPerHour);
        void reply.code(201);
        return { ...added, detail: request.t('records.attached', { name: added.name }) };
      });
    },
  });

  app.delete<ByFile>(one, {
    config: writing,
    schema: {
      tags,
      summary: `Delete an attachment of one of the ${name}.`,
      params: fileParams,
      response: { 200: deletedSchema },
    },
    handler: (request, reply) =>
      request.once(reply, async (db) => {
        await detach(db, holderIn(request), request.params.file);
        return { detail: request.t('records.detached') };
      }),
  });
}
