import Fastify from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import metrics from './metrics.ts';

const app = Fastify();
beforeAll(async () => {
  app.decorate('pool', new pg.Pool());
  await app.register(metrics, { port: 0 });
  app.get('/api/things/:hash', () => 'ok');
  await app.ready();
});
afterAll(() => app.close());

test('counts requests by route, method and status, on a port of its own', async () => {
  await app.inject('/api/things/a-secret');
  await app.inject('/api/things/another-secret');
  await app.inject('/nothing');
  const answer = await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/things/:hash",status="200"} 2');
  expect(text).toContain('route="none",status="404"} 1');
  expect(text).toContain('database_connections{state="open"} 0');
  expect(text).not.toContain('secret');
});

test('nobody is listened to where no port is named', async () => {
  const quiet = Fastify();
  await quiet.register(metrics, {});
  expect(quiet.metricsPort).toBeUndefined();
  await quiet.close();
});
