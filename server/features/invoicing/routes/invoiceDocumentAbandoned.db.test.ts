import { once } from 'node:events';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { recordingDocuments } from '../../../../tests/support/recordingDocuments.ts';
import { legalVersion } from '../../../drawing/legal/texts.ts';

const documents = recordingDocuments();
const logged: string[] = [];
const stream = { write: (line: string) => void logged.push(line) };
const api = await testApp({ documents, logger: { level: 'warn', stream } });
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const created = await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made));
const { uuid, public_hash: hash } = created.json<{ uuid: string; public_hash: string }>();
const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
const document = `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}`;

it.each([
  ['a document by its link', `${document}&hash=${hash}`, {}],
  ['a document by a token', `${document}&format=pdf`, { authorization: `Bearer ${ana.token}` }],
  ['a legal text', `/api/v2/terms/eula/${legalVersion}/pt.pdf`, {}],
])('a client that hangs up is no longer waited for, which is no failure: %s', async (_, path, headers) => {
  const download = request(`${address}${path}`, { headers }).on('error', () => undefined);
  const waiting = new Promise<AbortSignal>((resolve) => {
    documents.beforeReading(async () => {
      const { signal } = documents.requests.at(-1) ?? {};
      if (!signal) return;
      resolve(signal);
      await once(signal, 'abort');
      throw signal.reason;
    });
  });
  download.end();
  const signal = await waiting;
  expect(signal.aborted).toBe(false);
  download.destroy();
  if (!signal.aborted) await once(signal, 'abort');
  await new Promise((resolve) => setImmediate(resolve));
  expect(logged).toEqual([]);
});
