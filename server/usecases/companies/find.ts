import type { Company } from '../../../schemas/resources/companies.ts';
import type { FindFile } from '../../resources/reading.ts';

/** The companies of verified tenants whose name or tax id holds the term, of these keys where some are named. */
const found = `
  from companies_of($1) c
  where position(norm($2) in norm(concat_ws(' ', c.company ->> 'name', c.company ->> 'nif'))) > 0
    and ($3::uuid[] is null or (c.company ->> 'uuid')::uuid = any ($3))`;

const page = (direction: 'asc' | 'desc'): string => `
  select c.company || '{"access": true}' as company
  ${found}
  order by norm(c.company ->> 'name') ${direction}, c.company ->> 'tenant'
  limit $4 offset $5`;

const total = `select count(*) ${found}`;

/** The companies that somebody may enter: those of their verified references, each with its logo and clock. */
export const find: FindFile['find'] = async (db, { tenants }, query) => {
  const { search = '', keys = null, sort, page: number, perPage } = query;
  const term = [tenants, search, keys];
  const text = page(sort[0]?.descending ? 'desc' : 'asc');
  const [rows, [counted]] = await Promise.all([
    db.query<{ company: Company }>(text, [...term, perPage, (number - 1) * perPage]),
    db.query<{ count: number }>(total, term),
  ]);
  return { results: rows.map((row) => row.company), count: counted?.count ?? 0 };
};
