import { Agent, get } from 'node:http';

/** Documents that visitors ask for by their links. */
export interface Burst {
  readonly port: string;
  readonly visitors: number;
  /** Query strings that name a document each. */
  readonly documents: readonly string[];
}

/** Run as a process of its own: at each message, visitors ask for documents in all their forms and hang up soon after. */
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
