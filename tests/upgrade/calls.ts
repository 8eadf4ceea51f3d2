import { keyOf } from '../../domain/schema/reference.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { Answers, StoredApi, Caller } from './asking.ts';

const signedIn = ['company', 'other', 'accountant', 'administrator'] as const;

/** Answers about the running process, the permissions that it declares, and the sessions of who asks. */
const ofTheProcess = /health|platform-home|openapi|\/permissions|\/auth\/(?:me|sessions)|\/users?\/\{uuid\}/;

/** Each sign-in adds a row to these lists. */
const narrowed: Readonly<Record<string, string>> = {
  '/api/v2/mails': '?topic=document',
  '/api/v2/mails/summary': '?topic=document',
  '/api/v2/platform-audit': '?record=realms,currencies,accounts',
};

type Row = Record<string, unknown>;

/**
 * The reads of the contract that answer JSON: every list and report, and of each resource one record in every status that
 * it has, with its children, history and public page.
 */
export async function callsOf(api: StoredApi): Promise<Answers> {
  const contract = await api.call('visitor', '/api/openapi.json');
  const { paths }: { paths: Record<string, { get?: { tags?: string[] } }> } = Object(contract.body);
  const calls: Answers = {};
  const published = new Set<string>();
  const ask = async (caller: Caller, url: string) => {
    const { status, body } = await api.call(caller, url);
    if (status === 200 && body !== undefined) (calls[caller] ??= {})[url] = body;
  };
  const reads = Object.entries(paths).filter(([path, { get }]) => get && !ofTheProcess.test(path));
  for (const caller of signedIn) {
    const records = await recordsOf(api, caller);
    for (const [path, { get }] of reads) {
      const resource = api.app.resources.find(({ name }) => get?.tags?.includes(name));
      const rows = path.includes('{') ? (records.get(resource?.name ?? '') ?? []) : [{}];
      for (const row of rows) {
        const key = resource && row[keyOf(resource.schema)];
        const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(name === 'uuid' ? key : row[name]));
        if (!url.includes('undefined') && !path.includes('/public/')) await ask(caller, url + (narrowed[path] ?? ''));
      }
    }
    for (const { uuid } of records.get('contracts') ?? [])
      await ask(caller, `/api/v2/invoice/invoices-by-contract?contract=${String(uuid)}`);
    for (const [resource, kind] of Object.entries({ invoices: 'individual', contracts: 'recurring' }))
      for (const { public_hash: hash } of records.get(resource) ?? [])
        if (hash) published.add(`/api/v2/public/invoices/${kind}/${String(hash)}`);
  }
  // Last, because a visit marks the invoice as seen.
  for (const url of published) await ask('visitor', url);
  return calls;
}

/** The first record of each status by resource; three where there are no statuses. */
async function recordsOf({ app, call }: StoredApi, caller: Caller): Promise<Map<string, Row[]>> {
  const records = new Map<string, Row[]>();
  for (const resource of app.resources) {
    const url = urlOf(resource);
    const paged = await call(caller, `${url}${narrowed[url] ?? '?'}&per_page=100`);
    // Older lists have no pages.
    const { body } = paged.status === 400 ? await call(caller, url) : paged;
    const rows: Row[] = Array.isArray(body) ? body : (Object(body).results ?? []);
    const byStatus = new Map(rows.toReversed().map((row) => [row['status'], row]));
    records.set(resource.name, byStatus.size > 1 ? [...byStatus.values()] : rows.slice(0, 3));
  }
  return records;
}
