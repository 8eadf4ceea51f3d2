import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordingDocuments } from '../../tests/support/recordingDocuments.ts';
import { openPool } from '../database/pool/pool.ts';
import { countAttempt } from '../mail/attemptCounts.ts';
import { countSpending } from '../limits/budgetUse.ts';
import { countRun } from '../features/recurrence/runs/runCounts.ts';
import type { PlacesService } from '../features/platform/places/service/placesService.ts';
import metrics from './metrics.ts';

const app = Fastify();
beforeAll(async () => {
  app.decorate('pool', openPool('postgresql:///none'));
  app.decorate('spending', countSpending());
  app.decorate('documents', { ...recordingDocuments(), outcomes: () => [['abandoned', 7]] });
  const outcomes: PlacesService['outcomes'] = () => [['failed', 3]];
  app.decorate('places', { find: async () => undefined, outcomes });
  await app.register(metrics, { host: '127.0.0.1', port: 0 });
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

test('reports how often a budget was used up, and how much of it is in use', async () => {
  app.spending.exceeded('documentsWaitingPerLink');
  app.spending.watch('connections', () => 12);
  const text = await (await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).text();
  expect(text).toContain('budget_exceeded_total{budget="documentsWaitingPerLink"} 1');
  expect(text).toContain('budget_exceeded_total{budget="bodyBytes"} 0');
  expect(text).toContain('budget_in_use{budget="connections"} 12');
});

test('counts the issued and held recurring invoices', async () => {
  countRun({ billed: 3, newlyHeld: 1 });
  const text = await (await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).text();
  expect(text).toContain('recurring_invoices_total{outcome="issued"} 3');
  expect(text).toContain('recurring_invoices_total{outcome="held"} 1');
});

test('counts the outcomes of mails, without waiting ones while the database is unreachable', async () => {
  for (const is of ['accepted', 'accepted', 'postponed'] as const) countAttempt({ is });
  const text = await (await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).text();
  expect(text).toContain('mails_total{outcome="sent"} 2');
  expect(text).toContain('mails_total{outcome="postponed"} 1');
  expect(text).toContain('mails_total{outcome="failed"} 0');
  expect(text).not.toMatch(/^mails\{/m);
});

test('reports the results of document rendering', async () => {
  const text = await (await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).text();
  expect(text).toContain('document_drawings_total{outcome="abandoned"} 7');
});

test('reports the results of the places service', async () => {
  const text = await (await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).text();
  expect(text).toContain('place_searches_total{outcome="failed"} 3');
});

test('there is no listener without a port', async () => {
  const quiet = Fastify();
  await quiet.register(metrics, { host: '127.0.0.1' });
  expect(quiet.metricsPort).toBeUndefined();
  await quiet.close();
});

test('is read at the address of the server alone, not at every one that the machine has', async () => {
  const url = (host: string) => `http://${host}:${app.metricsPort}/metrics`;
  expect((await fetch(url('127.0.0.1'))).status).toBe(200);
  // A listener on all interfaces would answer here too.
  await expect(fetch(url('[::1]'))).rejects.toThrow('fetch failed');
});

test('answers an error where a figure cannot be read, instead of nothing', async () => {
  app.spending.watch('connections', () => {
    throw new Error('unreadable');
  });
  expect((await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).status).toBe(500);
});
