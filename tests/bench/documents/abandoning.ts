import { Agent, get } from 'node:http';

/** Documents that visitors request through their public links. */
export interface Burst {
  readonly port: string;
  readonly visitors: number;
  /** Query strings, each of which identifies a document. */
  readonly documents: readonly string[];
}

/**
 * Runs as a separate process: for each message, visitors request documents in all formats and disconnect shortly after.
 */
process.on('message', ({ port, visitors, documents }: Burst) => {
  for (let n = 0; n < visitors; n += 1) {
    const form = ['&format=pdf', '', '&modal=1'][n % 3];
    const locale = ['pt', 'en', 'es'][Math.floor(n / 3) % 3];
    const path = `/api/invoiceTemplate/invoiceTemplate1?${documents[n % documents.length]}&locale=${locale}${form}`;
    const headers = { 'accept-encoding': 'br' };
    const asked = get({ port, path, headers, agent: new Agent() });
    asked.on('error', () => undefined).on('response', (answer) => answer.resume());
    setTimeout(() => asked.destroy(), 100 + n);
  }
});
