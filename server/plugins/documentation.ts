import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { describeRoute, shareSchemas } from './describe.ts';

const docs = '/api/docs';

/** The contract, written from the routes' own schemas: `/api/openapi.json`, and to read at `/api/docs`. */
export default fp(
  async (app) => {
    await app.register(fastifySwagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Ultramar', version: '1', description: 'Cross-border invoicing and recurring billing.' },
        servers: [{ url: '/' }],
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      },
      transform: ({ schema, url, route }) => ({ schema: schema ? describeRoute(schema, route) : schema, url }),
      transformObject: (document) => ('openapiObject' in document ? shareSchemas(document.openapiObject) : {}),
    });
    // The pages of the plugin cannot say for themselves that anybody may see them.
    app.addHook('onRoute', (route) => {
      if (route.url.startsWith(docs)) route.config = { ...route.config, access: 'public' };
    });
    app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());
    await app.register(fastifySwaggerUi, { routePrefix: docs, staticCSP: true, uiConfig: { docExpansion: 'none' } });
  },
  { name: 'documentation' },
);
