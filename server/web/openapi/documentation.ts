import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { describeRoute, shareSchemas, showUploads } from './describe.ts';

const docs = '/api/docs';

/** The colors of Swagger's logo, the only inline style of its page. */
const logoStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The policy of the pages below `docs`. The plugin's own policy would allow any styles. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${logoStyle}`,
  "img-src 'self' data:",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ');

const introduction = `
Cross-border invoicing and recurring billing.

1. \`POST /api/v1/auth/login\` returns an \`access_token\`: send it as \`Authorization: Bearer <token>\`. It is valid for
   ten minutes; \`GET /api/v1/auth/refresh\` exchanges the cookie for a new one.
2. Name the company by the host (\`acme.localhost:3000\`) or by \`?tenant=acme\`. Users of a single company may omit it.
3. An invoice needs its provider (\`GET /api/v2/companies/me\`), a buyer (\`POST /api/v2/entities\`), an item
   (\`POST /api/v2/invoice/items\`) and a scenario (\`POST /api/v2/scenarios\`, made of tributes). Then
   call \`POST /api/v2/invoice/invoices-single/create\`.

Money is decimal text; numbers are accepted too. Lists return \`{results, count}\`; errors return \`{detail, code, errors}\`
with a message for each field, in the language of \`Accept-Language\` (pt, en, es).
`.trim();

/** Publishes the contract from the routes' schemas: `/api/openapi.json`, and for readers `/api/docs`. */
export default fp(
  async (app) => {
    await app.register(fastifySwagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Ultramar', version: '1', description: introduction },
        servers: [{ url: '/' }],
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      },
      transform: ({ schema, url, route }) => ({ schema: schema ? describeRoute(schema, route) : schema, url }),
      transformObject: (document) =>
        'openapiObject' in document ? showUploads(shareSchemas(document.openapiObject)) : {},
    });
    // The plugin's pages cannot declare themselves public.
    app.addHook('onRoute', (route) => {
      if (route.url.startsWith(docs)) route.config = { ...route.config, access: 'public' };
    });
    app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());
    await app.register(fastifySwaggerUi, { routePrefix: docs, staticCSP: policy, uiConfig: { docExpansion: 'none' } });
  },
  { name: 'documentation' },
);
