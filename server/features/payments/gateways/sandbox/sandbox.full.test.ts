import { afterEach, describe, expect, it } from 'vitest';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReportedEvent, Webhook } from '../port.ts';
import { sandboxGateway } from './adapter.ts';
import { sandboxService } from './service.ts';
import type { Disorder } from './webhooks.ts';

const secrets = { secret_key: 'key', webhook_secret: 'shared' };
const signal = new AbortController().signal;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A sandbox, a receiver of its webhooks, and a payment. */
async function sandbox(disorder: Disorder = {}, refusals = 0) {
  const received: Webhook[] = [];
  let refused = 0;
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (refused < refusals) {
        refused += 1;
        return response.writeHead(503).end();
      }
      received.push({ headers: request.headers, bytes: Buffer.concat(chunks), now: new Date() });
      return response.writeHead(200).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const service = sandboxService({ disorder });
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(
    () => service.app.close(),
    () => new Promise((done) => receiver.close(done)),
  );
  const gateway = sandboxGateway(url);
  const payment = {
    reference: 'request-1',
    description: 'Acme: invoice 7',
    amount: '100.00',
    currency: 'USD',
    language: 'pt',
    returnUrl: 'https://acme.test/view/invoices/individual/h',
    payUrl: 'https://acme.test/pay/h',
    webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
  } as const;
  const press = (link: string, type: string) =>
    fetch(link, { method: 'POST', body: new URLSearchParams({ type }), redirect: 'manual' });
  const events = (): Promise<(readonly ReportedEvent[] | undefined)[]> =>
    Promise.all(received.map((hook) => gateway.read(secrets, hook, signal)));
  return { gateway, payment, press, received, events, settled: service.settled };
}

describe('the sandbox', () => {
  it('creates one payment per reference, with a page in the payer’s language', async () => {
    const { gateway, payment } = await sandbox();
    const link = await gateway.request(secrets, payment, signal);
    expect(await gateway.request(secrets, payment, signal)).toEqual(link);
    expect((await gateway.request(secrets, { ...payment, reference: 'request-2' }, signal)).id).not.toBe(link.id);
    const page = await (await fetch(link.url)).text();
    expect(page).toContain('<html lang="pt">');
    expect(page).toContain('Acme: invoice 7');
    expect(page).toMatch(/US\$\s?100,00/);
  });

  it('reports events of a payment by signed webhooks, and on request', async () => {
    const { gateway, payment, press, events, received, settled } = await sandbox();
    const { id, url } = await gateway.request(secrets, payment, signal);
    expect((await press(url, 'paid')).status).toBe(303);
    await settled();
    const [[paid] = []] = await events();
    expect(paid).toMatchObject({ payment_id: id, type: 'paid', amount: '100.00', currency: 'USD' });
    expect(await gateway.events(secrets, { id, pages: [] }, signal)).toEqual([paid]);
    const [hook] = received;
    if (!hook) throw new Error('No webhook arrived');
    expect(await gateway.read({ ...secrets, webhook_secret: 'other' }, hook, signal)).toBeUndefined();
    expect(await gateway.read({}, hook, signal)).toBeUndefined();
    expect(await gateway.read(secrets, { ...hook, bytes: Buffer.from('{"events":[]}') }, signal)).toBeUndefined();
  });

  it('accepts one payment and one refund, and none after closing', async () => {
    const { gateway, payment, press, events, settled } = await sandbox();
    const { url } = await gateway.request(secrets, payment, signal);
    for (const type of ['refunded', 'paid', 'paid', 'refunded', 'refunded']) await press(url, type);
    const other = await gateway.request(secrets, { ...payment, reference: 'request-2' }, signal);
    await gateway.close(secrets, { id: other.id, pages: [] }, signal);
    await press(other.url, 'paid');
    await settled();
    expect((await events()).flatMap((some) => (some ?? []).map(({ type }) => type)).toSorted()).toEqual([
      'paid',
      'refunded',
    ]);
  });

  it('reports why a payment failed', async () => {
    const { gateway, payment, press, events, settled } = await sandbox();
    await press((await gateway.request(secrets, payment, signal)).url, 'failed');
    await settled();
    expect(await events()).toMatchObject([[{ type: 'failed', failure: 'card_declined' }]]);
  });

  it('repeats a webhook until it is accepted', async () => {
    const { gateway, payment, press, events, settled } = await sandbox({}, 1);
    const { url } = await gateway.request(secrets, payment, signal);
    await press(url, 'paid');
    await settled();
    expect(await events()).toHaveLength(1);
  });

  it('loses or repeats webhooks as configured', async () => {
    const lossy = await sandbox({ lost: 1 });
    await lossy.press((await lossy.gateway.request(secrets, lossy.payment, signal)).url, 'paid');
    await lossy.settled();
    expect(await lossy.events()).toEqual([]);
    const doubling = await sandbox({ twice: 1 });
    await doubling.press((await doubling.gateway.request(secrets, doubling.payment, signal)).url, 'paid');
    await doubling.settled();
    expect(await doubling.events()).toHaveLength(2);
  });

  it('refuses invalid requests with a status', async () => {
    const { gateway, payment } = await sandbox();
    await expect(gateway.request(secrets, { ...payment, amount: '-1' }, signal)).rejects.toThrow('400');
    await expect(gateway.events(secrets, { id: 'unknown', pages: [] }, signal)).rejects.toThrow('404');
  });

  it.each([
    ['dispute_won', ['refunded', 'disputed']],
    ['charged_back', []],
  ] as const)('a payment that was paid is disputed, which ends as %s', async (end, offeredThen) => {
    const { gateway, payment, press } = await sandbox();
    const { id, url } = await gateway.request(secrets, payment, signal);
    for (const type of ['paid', 'disputed', 'refunded', end]) await press(url, type);
    const [paid, disputed, ended, ...others] = await gateway.events(secrets, { id, pages: [] }, signal);
    expect([paid?.type, disputed?.type, others]).toEqual(['paid', 'disputed', []]);
    expect(ended).toMatchObject({ type: end, about: disputed?.event_id, amount: '100.00' });
    const page = await (await fetch(url)).text();
    const buttons = [...page.matchAll(/value="(\w+)"/g)].map(([, type]) => type);
    expect(buttons).toEqual(offeredThen);
  });
});
