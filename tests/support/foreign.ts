import { tableOf } from '../../server/engine/resources/storage.ts';
import type { ServedApp } from './app.ts';

/** A tenant without users in the cast: its data, and how to recognise it. */
export interface ForeignTenant {
  /** Returns a record's key; an unknown one if there is none. */
  keyOf(resource: string | undefined): string;
  /** Finds keys and client names of theirs in a text. */
  foundIn(text: string): string[];
  /** The keys that administrators must not see either. */
  hiddenIn(text: string): string[];
  /** A digest of each table with their rows. */
  snapshot(): Promise<Readonly<Record<string, string>>>;
}

export const nothing = '0198f6b2-0000-7000-8000-000000000000';

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** Tables with tenant rows, and their tenant column. */
const owning = `
  select c.relname as name, a.attname as column, c.relkind = 'r' as is_table,
    exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'uuid' and not k.attisdropped) as has_key
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname in ('tenant_id', 'tenant_uuid') and not a.attisdropped
  where c.relkind in ('r', 'v') and c.relnamespace = 'public'::regnamespace order by 1`;

interface Owning {
  readonly name: string;
  readonly column: string;
  readonly is_table: boolean;
  readonly has_key: boolean;
}

/** Data of companies that administrators see. */
const lookedAfter = new Set(['companies', 'accounts']);

/** Reads the rows of a tenant with one user: rights, a role, a group, an invitation and a view. */
export async function foreignTenant({ ownerPool }: ServedApp, slug: string): Promise<ForeignTenant> {
  const column = async (text: string, values: readonly unknown[]): Promise<string[]> =>
    (await ownerPool.query<{ v: string }>(text, [...values])).rows.map(({ v }) => v);
  const [tenant = ''] = await column('select id as v from tenants where slug = $1', [slug]);
  const [user = ''] = await column(
    "select user_uuid as v from user_references where kind = 'tenant' and value = $1 limit 1",
    [slug],
  );
  await ownerPool.query(addOwn(tenant, user));
  const { rows: places } = await ownerPool.query<Owning>(owning);
  const keys = new Map<string, readonly string[]>();
  for (const { name, column: of } of places.filter(({ has_key: hasKey }) => hasKey))
    // oxlint-disable-next-line no-await-in-loop -- one table after the other, once
    keys.set(name, await column(`select uuid as v from ${name} where ${of} = $1 order by uuid`, [tenant]));
  const names = await column(
    'select name as v from entities where tenant_id = $1 and name not in (select name from entities where tenant_id <> $1)',
    [tenant],
  );
  const tables = places.filter(({ is_table: isTable }) => isTable);
  const kept = ({ name, column: of }: Owning) => of === 'tenant_id' && !lookedAfter.has(name);
  const ofTables = (which: readonly Owning[]) => new Set(which.flatMap(({ name }) => keys.get(name) ?? []));
  const [all, hidden] = [new Set([...ofTables(tables), tenant, user]), ofTables(tables.filter(kept))];
  const logos = "select uuid as v from stored_files where tenant_id = $1 and owner_table = 'company_settings'";
  // Settings have the tenant's key, and the sign-in page shows the logo to everyone.
  for (const key of [tenant, ...(await column(logos, [tenant]))]) hidden.delete(key);
  const keysIn = (text: string, known: ReadonlySet<string>) =>
    (text.match(uuids) ?? []).filter((uuid) => known.has(uuid.toLowerCase()));
  const own: Readonly<Record<string, string>> = {
    ...Object.fromEntries(['users', 'members', 'operators', 'partners'].map((name) => [name, user])),
    ...Object.fromEntries(['tenants', 'realms'].map((name) => [name, tenant])),
  };
  return {
    keyOf: (resource = '') => own[resource] ?? keys.get(stored[resource] ?? tableOf(resource))?.[0] ?? nothing,
    foundIn: (text) => [...keysIn(text, all), ...names.filter((name) => text.includes(name))],
    hiddenIn: (text) => keysIn(text, hidden),
    async snapshot() {
      const digests: [string, string][] = [];
      for (const { name, column: of } of tables) {
        const rows = `select md5(string_agg(t::text, ' ' order by t::text)) as v from ${name} t where ${of} = $1`;
        // oxlint-disable-next-line no-await-in-loop -- one table after the other
        digests.push([name, (await column(rows, [tenant]))[0] ?? '']);
      }
      return Object.fromEntries(digests);
    },
  };
}

/** Resources whose table has another name. */
const stored: Readonly<Record<string, string>> = { invitations: 'account_invitations', mails: 'outbox' };

const addOwn = (tenant: string, user: string): string => `
  insert into roles (tenant_uuid, name) values ('${tenant}', 'Theirs');
  insert into groups (tenant_uuid, name) values ('${tenant}', 'Theirs');
  insert into saved_views (tenant_id, owner, resource, columns, name, state)
    values ('${tenant}', '${user}', 'invoices', 'number', 'Theirs', '{}');
  insert into account_invitations (tenant_uuid, email, type, language, invited_by, inviter, token_hash, sent_at, expires_at)
    values ('${tenant}', 'new@globex.test', 'COMPANY', 'en', '${user}', 'Gil', sha256('theirs'), now(), now() + interval '7 days')`;
