import type { Company } from '../../../../schemas/resources/company/companies.ts';
import type { FindFile } from '../../../engine/resources/finder.ts';
import { findAll } from './all.ts';

/** Which companies are listed: accessible ones, or also known inaccessible ones. */
const accesses = ['all', 'granted'] as const;
type Access = (typeof accesses)[number];

export const parameters = {
  access: {
    type: 'string',
    enum: accesses,
    default: 'all',
    description: '`granted` leaves out companies that cannot be entered: requested, withdrawn, suspended.',
  },
};

const entered = `select c.company || '{"access": true, "access_state": "granted"}' as company from companies_of($1) c`;
const openOnes = `${entered} where c.tenant_id <> all (array(select x.tenant_id from companies_closed($1) x))`;
const sources: Readonly<Record<Access, string>> = {
  granted: openOnes,
  all: `${openOnes} union all select x.company from companies_closed($1) x`,
};

/** Companies by name or tax id, optionally restricted to keys; a company's own page reads one. */
const found = (access: Access | undefined): string => `
  from (${access ? sources[access] : entered}) c
  where position(norm($2) in norm(concat_ws(' ', c.company ->> 'name', c.company ->> 'nif'))) > 0
    and ($3::uuid[] is null or (c.company ->> 'uuid')::uuid = any ($3))`;

const page = (access: Access | undefined, direction: 'asc' | 'desc'): string => `
  select c.company - $6::text[] as company
  ${found(access)}
  order by norm(c.company ->> 'name') ${direction}, c.company ->> 'tenant'
  limit $4 offset $5`;

/**
 * Lists the companies that a user may enter, with logo and time zone: those of verified references, then the names of
 * requested, withdrawn and suspended ones; all for administrators.
 */
export const find: FindFile['find'] = async (db, reader, query, visible) => {
  if (reader.operates) return findAll(db, reader, query, visible);
  const { search = '', keys = null, sort, page: number, perPage, fields, further } = query;
  const access = accesses.find((each) => each === further['access']);
  const term = [reader.tenants, search, keys];
  // Logos are large and are not read unless requested.
  const unread = [...(fields && !fields.includes('logo') ? ['logo'] : []), ...(visible.visibility?.hides ?? [])];
  const text = page(access, sort[0]?.descending ? 'desc' : 'asc');
  const [rows, [counted]] = await Promise.all([
    db.query<{ company: Company }>(text, [...term, perPage, (number - 1) * perPage, unread]),
    db.query<{ count: number }>(`select count(*) ${found(access)}`, term),
  ]);
  return { results: rows.map((row) => row.company), count: counted?.count ?? 0 };
};
