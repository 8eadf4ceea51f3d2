import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PartnerRole } from '../../../../schemas/parts/people/partner.ts';
import partners from '../../../../schemas/resources/people/partners.ts';
import { asAuth } from '../../../database/asAuth.ts';
import { ApiError } from '../../../base/errors.ts';
import {
  accessChange,
  email,
  invitation,
  invitationResult,
  ownData,
  partnerList,
  partnerRead,
  partnerWritten,
} from '../partners/partnerRequests.ts';
import { readPatch } from '../../../engine/http/readPatch.ts';
import { refuseUnknown } from '../../../engine/http/refuseUnknown.ts';
import { granterIn, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { siteOf } from '../../../base/site.ts';
import { changePartner, type OwnData } from '../partners/change.ts';
import { partnerOf, readPartner, requestingPartners, searchPartners, type Viewer } from '../partners/findPartners.ts';
import { invitePartner } from '../partners/invite.ts';
import { togglePartner, type Granting } from '../partners/toggle.ts';

const url = '/api/v2/partners';
const tags = [partners.name];

type AccessChange = { readonly access?: boolean; readonly role?: PartnerRole };

/** Finding accountants by address, and granting them access. Accountants read and change their own data. */
export default async function partnerRoutes(app: FastifyInstance): Promise<void> {
  const { clock, pool } = app;
  const searching = { config: { access: { resource: partners.name, action: 'search' } } } as const;
  const toggling = { config: { access: { resource: partners.name, action: 'toggle' } } } as const;

  app.get<{ Params: { email: string } }>(`${url}/search/:email`, {
    ...searching,
    schema: {
      tags,
      summary: 'Find an accountant by e-mail.',
      description: 'By the whole address alone. Searches are counted, whatever they find.',
      params: { type: 'object', required: ['email'], properties: { email } },
      response: { 200: partnerList },
    },
    handler: async (request) => {
      await countSearch(request);
      const results = await searchPartners(pool, companyOf(request), request.params.email);
      return { results, count: results.length };
    },
  });

  app.get(`${url}/requests`, {
    ...toggling,
    schema: {
      tags,
      summary: 'List the accountants who ask for access to the company.',
      response: { 200: partnerList },
    },
    handler: async (request) => {
      const results = await requestingPartners(pool, companyOf(request));
      return { results, count: results.length };
    },
  });

  app.get<ByUuid>(`${url}/:uuid`, {
    config: { access: 'signed-in' },
    schema: { tags, summary: 'Get an accountant.', params: uuidParams, response: { 200: partnerRead } },
    handler: (request) => {
      const viewer = viewerOf(request);
      requireOwnOr(request, 'search');
      return readPartner(pool, viewer, request.params.uuid);
    },
  });

  app.put<ByUuid & { Body: OwnData }>(`${url}/:uuid`, {
    config: { access: 'signed-in' },
    preValidation: async (request) => {
      request.body = readPatch(ownData, ['organization'], request.body) as OwnData;
    },
    schema: {
      tags,
      summary: 'Replace an accountant’s own data.',
      description: 'By the accountant alone. The e-mail address is changed in the profile, where it is confirmed.',
      params: uuidParams,
      body: ownData,
      response: { 200: partnerWritten },
    },
    handler: async (request) => {
      requireOwnOr(request);
      const changed = await changePartner(pool, request.actor, request.identity?.tenant?.id, request.body);
      return { ...changed, detail: request.t('partners.saved') };
    },
  });

  app.post<ByUuid & { Body: AccessChange | undefined }>(`${url}/:uuid/toggle`, {
    ...toggling,
    preValidation: async (request) => {
      request.body = readPatch(accessChange, [], request.body ?? {}) as AccessChange;
    },
    schema: {
      tags,
      summary: 'Grant an accountant access to the company, or remove it.',
      params: uuidParams,
      body: accessChange,
      response: { 200: partnerWritten },
    },
    handler: (request, reply) =>
      request.once(reply, async (db) => {
        const { uuid } = request.params;
        const input = request.body ?? {};
        const isIn = await togglePartner(db, grantingBy(request), uuid, input);
        const partner = await asAuth(db, (auth) => partnerOf(auth, companyOf(request), uuid));
        return {
          ...partner,
          detail: request.t(isIn ? 'partners.granted' : 'partners.removed', { name: partner.name }),
        };
      }),
  });

  app.post<{ Body: { email: string; role: PartnerRole } }>(`${url}/invite`, {
    ...toggling,
    preValidation: refuseUnknown(invitation),
    schema: {
      tags,
      summary: 'Let in the accountant with an e-mail address, or invite one who has no account here.',
      body: invitation,
      response: { 200: invitationResult },
    },
    handler: (request, reply) =>
      request.once(reply, async (db) => {
        await countSearch(request);
        const services = { now: clock.now(), budgets: app.budgets };
        const state = await invitePartner(db, grantingBy(request), request.actor, request.body, services);
        return { state, detail: request.t(`partners.${state}`, { name: request.body.email }) };
      }),
  });
}

const viewerOf = ({ actor, identity }: FastifyRequest): Viewer => ({ user: actor.uuid, tenant: identity?.tenant?.id });

/** Returns the searching company and user. Throws `tenant_required`. */
const companyOf = ({ actor, tenant }: FastifyRequest): Viewer => ({ user: actor.uuid, tenant: tenant.id });

const grantingBy = (request: FastifyRequest): Granting => {
  const { tenant, actor, language, server } = request;
  return { tenant, by: actor, site: siteOf(server.config), language, budgets: server.budgets, ...granterIn(request) };
};

/** Throws `forbidden` unless the user is the accountant in the path, or has a permission. */
function requireOwnOr(request: FastifyRequest<ByUuid>, action?: string): void {
  if (request.params.uuid.toLowerCase() === request.actor.uuid) return;
  if (action === undefined || !request.may(partners.name, action)) throw new ApiError('forbidden');
  void request.tenant;
}

/** Throws `too_many_requests` if the user searches too many addresses. */
const countSearch = ({ server, tenant, actor }: FastifyRequest): Promise<void> =>
  server.guessing.count({ searchesPerTenant: tenant.id, searchesPerAccount: `${tenant.id} ${actor.uuid}` });
