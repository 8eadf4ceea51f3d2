import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seesAll } from '../../../../domain/access/visible.ts';
import { notice, noticeSettings } from '../../../../schemas/parts/company/notices.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { firstInTime } from '../../../../domain/payments/overdue.ts';
import { ApiError } from '../../../base/errors.ts';
import { readerOf } from '../../../engine/http/resourceRequests.ts';
import { uuidParams, type ByUuid } from '../../../web/requests.ts';
import { discussed, eventsFor, markAllRead, markRead, readNotices, type NoticeReader } from '../notices/read.ts';
import { readWays, saveWays, type Ways } from '../notices/settings.ts';

const access = { resource: invoices.name, action: 'list' } as const;
const tags = ['notices'];

const list = {
  title: 'Notices',
  type: 'object',
  required: ['results', 'unread', 'overdue'],
  additionalProperties: false,
  properties: {
    results: { type: 'array', description: 'The latest ones of the last 30 days.', items: notice },
    unread: { type: 'integer', minimum: 0 },
    overdue: { type: 'integer', minimum: 0, maximum: 1000, description: 'The number of overdue invoices, up to 1000.' },
  },
} as const;

const done = { type: 'object', required: ['detail'], properties: { detail: { type: 'string' } } } as const;
const saved = {
  ...noticeSettings,
  title: 'SavedNoticeSettings',
  properties: { ...noticeSettings.properties, detail: { type: 'string' } },
} as const;

/** Returns the caller as a reader of the company's notices. Throws `forbidden` for a client's user. */
function readerIn(request: FastifyRequest): NoticeReader {
  const { actor, tenant } = request;
  if (!seesAll(invoices, actor.type)) throw new ApiError('forbidden');
  return {
    tenant: tenant.id,
    user: actor.uuid,
    events: eventsFor((resource) => request.may(resource, 'list')),
    resources: discussed(request.server.resources).filter((name) => request.may(name, 'show')),
  };
}

/** Notices of what happened in a company, for each of its people, as far as they may list what it concerns. */
export default async function noticeRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/v2/notices', {
    config: { access },
    schema: {
      tags,
      summary: 'Read your notices of the company, the latest first, and how many invoices are overdue.',
      response: { 200: list },
    },
    handler: (request) => {
      const reader = readerIn(request);
      const { now, tenant } = readerOf(request, invoices);
      return request.readInTenant((db) => readNotices(db, reader, firstInTime(now, tenant.timeZone)));
    },
  });

  app.put<ByUuid>('/api/v2/notices/:uuid/read', {
    config: { access },
    schema: { tags, summary: 'Mark a notice as read.', params: uuidParams, response: { 200: done } },
    handler: (request, reply) => {
      const reader = readerIn(request);
      return request.once(reply, async (db) => {
        if (!(await markRead(db, reader, request.params.uuid))) throw new ApiError('not_found');
        return { detail: request.t('notices.done') };
      });
    },
  });

  app.put('/api/v2/notices/read', {
    config: { access },
    schema: { tags, summary: 'Mark all your notices as read.', response: { 200: done } },
    handler: (request, reply) => {
      const reader = readerIn(request);
      return request.once(reply, async (db) => {
        await markAllRead(db, reader);
        return { detail: request.t('notices.done') };
      });
    },
  });

  app.get('/api/v2/notice-settings', {
    config: { access },
    schema: { tags, summary: 'Read how you want to know of each event.', response: { 200: noticeSettings } },
    handler: (request) => {
      const { tenant, user } = readerIn(request);
      return request.readInTenant((db) => readWays(db, tenant, user));
    },
  });

  app.put<{ Body: Partial<Ways> }>('/api/v2/notice-settings', {
    config: { access },
    schema: {
      tags,
      summary: 'Choose how you want to know of each event: not at all, in the console, or also by mail.',
      body: noticeSettings,
      response: { 200: saved },
    },
    handler: (request, reply) => {
      const { tenant, user } = readerIn(request);
      return request.once(reply, async (db) => ({
        ...(await saveWays(db, tenant, user, request.body)),
        detail: request.t('notices.saved'),
      }));
    },
  });
}
