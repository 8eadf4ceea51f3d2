import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** The duration of one request. */
export interface Taken {
  readonly what: string;
  readonly milliseconds: number;
}

/** A user who writes invoices: sequential requests like the console's. */
export interface Neighbour {
  /** Works for this time; returns the duration of each request. */
  work(milliseconds: number): Promise<Taken[]>;
  close(): void;
}

const invoices = '/api/v2/invoice/invoices-single';

/** A neighbour with a session; `draft` is an invoice of theirs as read. */
export function neighbour(port: number, token: string, draft: { readonly uuid: string }): Neighbour {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const round: readonly [what: string, method: string, path: string, body?: object][] = [
    ['list', 'GET', `${invoices}?per_page=10`],
    ['search', 'GET', '/api/v2/entities?search=har'],
    ['record', 'GET', `${invoices}/${draft.uuid}`],
    ['save', 'PUT', `${invoices}/${draft.uuid}/update`, draft],
    ['list of a status', 'GET', `${invoices}?status=billed`],
    ['document', 'GET', `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${draft.uuid}&format=pdf`],
  ];

  /** Rejects on error responses, because the attacker's load is no reason to refuse the neighbour. */
  function ask(method: string, path: string, body?: object): Promise<number> {
    const content = body && Buffer.from(JSON.stringify(body));
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': content?.length ?? 0,
    };
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', agent, method, path, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          if (answer.statusCode === 200) return resolve(performance.now() - start);
          reject(new Error(`${method} ${path}: ${answer.statusCode} ${Buffer.concat(parts).toString('utf8', 0, 300)}`));
        });
      });
      call.on('error', reject);
      call.end(content);
    });
  }

  return {
    async work(milliseconds) {
      const taken: Taken[] = [];
      for (const end = performance.now() + milliseconds; performance.now() < end;) {
        for (const [what, method, path, body] of round) {
          taken.push({ what, milliseconds: await ask(method, path, body) });
          await sleep(5);
        }
      }
      return taken;
    },
    close: () => agent.destroy(),
  };
}
