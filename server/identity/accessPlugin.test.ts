import Fastify from 'fastify';
import fp from 'fastify-plugin';
import { expect, test } from 'vitest';
import access from './accessPlugin.ts';

/** An app with only the plugin, and a user who never passes it. */
async function guarded() {
  const app = Fastify();
  app.decorate('resources', []);
  app.decorate('reports', []);
  app.decorateRequest('identify', async () => {
    throw new Error('asked who it is');
  });
  await app.register(fp(async () => undefined, { name: 'identity' }));
  await app.register(access);
  return app;
}

test('a route that does not say who may call it is refused', async () => {
  const app = await guarded();
  expect(() => app.get('/open', () => 'ok')).toThrow('GET /open does not say who may call it');
});

test('a public route needs no identity', async () => {
  const app = await guarded();
  app.get('/open', { config: { access: 'public' } }, () => 'ok');
  expect((await app.inject('/open')).body).toBe('ok');
});

test.each(['signed-in', { resource: 'invoices', action: 'list' }] as const)('a route for %o does', async (who) => {
  const app = await guarded();
  app.get('/closed', { config: { access: who } }, () => 'ok');
  const answer = await app.inject('/closed');
  expect(answer.json().message).toBe('asked who it is');
});
