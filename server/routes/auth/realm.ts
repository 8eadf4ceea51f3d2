import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';
import { askedTenant } from '../../plugins/identity.ts';
import { realmLogo, verifyRealm } from '../../usecases/auth/verifyRealm.ts';

const realm = {
  title: 'Realm',
  type: 'object',
  required: ['exists', 'name', 'logo'],
  additionalProperties: false,
  properties: {
    exists: { type: 'boolean' },
    name: { type: ['string', 'null'] },
    logo: { type: ['string', 'null'], description: 'The address of the logo.' },
  },
} as const;

const logoPath = '/api/v1/auth/realm/logo';

/** A realm is a tenant: what the sign-in page shows of it (design §5). */
export default async function realmRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/v1/auth/realm/verify', {
    config: { access: 'public' },
    schema: { tags: ['auth'], summary: 'Check whether a tenant exists, and get its name.', response: { 200: realm } },
    handler: async (request) => {
      const { host, query } = askedTenant(request);
      const slug = query ?? host;
      const { exists, name, hasLogo } = await verifyRealm(app.pool, slug);
      return { exists, name, logo: hasLogo && slug ? `${logoPath}?tenant=${encodeURIComponent(slug)}` : null };
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
      const { host, query } = askedTenant(request);
      const logo = await realmLogo(app.pool, query ?? host ?? '');
      if (!logo) throw new ApiError('not_found');
      return reply.type(logo.type).header('cache-control', 'public, max-age=300').send(logo.bytes);
    },
  });
}
