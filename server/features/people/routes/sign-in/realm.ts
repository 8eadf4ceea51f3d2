import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageCodes } from '../../../../../domain/languages.ts';
import { ApiError } from '../../../../base/errors.ts';
import { tenantNamesOf, ownHostOf } from '../../../../identity/realms/resolveTenant.ts';
import { realmLogo, verifyRealm, type RealmQuery } from '../../sign-in/verifyRealm.ts';

const realm = {
  title: 'SignInRealm',
  type: 'object',
  required: ['exists', 'name', 'logo', 'languages', 'password_length'],
  additionalProperties: false,
  properties: {
    exists: { type: 'boolean' },
    name: { type: ['string', 'null'] },
    logo: { type: ['string', 'null'], description: 'The address of the logo.' },
    languages: {
      type: 'array',
      items: { type: 'string', enum: languageCodes },
      description: 'The languages of the sign-in page.',
    },
    password_length: { type: 'integer', description: 'The fewest characters of a new password.' },
  },
  examples: [
    {
      exists: true,
      name: 'Acme Software',
      logo: '/api/v1/auth/realm/logo?tenant=acme',
      languages: ['pt', 'en'],
      password_length: 12,
    },
  ],
} as const;

const logoPath = '/api/v1/auth/realm/logo';

/** Returns the tenant of a sign-in page: by query or host, else by a tenant's own host. */
function realmQueryOf(request: FastifyRequest): RealmQuery {
  const { host, query } = tenantNamesOf(request);
  return query === undefined ? { slug: host, host: ownHostOf(request) } : { slug: query };
}

/** A realm is a tenant's sign-in page (design §5). */
export default async function realmRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/v1/auth/realm/verify', {
    config: { access: 'public' },
    schema: { tags: ['auth'], summary: 'Check whether a tenant exists, and get its name.', response: { 200: realm } },
    handler: async (request) => {
      const { slug, name, hasLogo, languages, passwordLength } = await verifyRealm(app.pool, realmQueryOf(request));
      const logo = hasLogo && slug !== null ? `${logoPath}?tenant=${encodeURIComponent(slug)}` : null;
      return { exists: slug !== null, name, logo, languages, password_length: passwordLength };
    },
  });

  app.get(logoPath, {
    config: { access: 'public' },
    schema: {
      tags: ['auth'],
      summary: "A tenant's logo.",
      querystring: {
        type: 'object',
        additionalProperties: false,
        properties: { file: { type: 'string', format: 'uuid', description: 'Changes with the logo, for caches.' } },
      },
      produces: ['image/png', 'image/jpeg'],
    },
    handler: async (request, reply) => {
      const logo = await realmLogo(app.pool, realmQueryOf(request));
      if (!logo) throw new ApiError('not_found');
      return reply.type(logo.type).header('cache-control', 'public, max-age=300').send(logo.bytes);
    },
  });
}
