import type { Company } from '../../../../schemas/resources/company/companies.ts';
import type { FindFile } from '../../../engine/resources/finder.ts';

const found = `
  from tenants t where position(norm($1) in norm(concat_ws(' ', t.name, t.slug))) > 0`;

/** Further data is read for the tenants of the page only. */
const page = (direction: 'asc' | 'desc'): string => `
  with page as materialized (select t.id ${found} order by norm(t.name) ${direction}, t.slug limit $2 offset $3)
  select c.company || jsonb_build_object('access', c.tenant_id = any($4::uuid[])) as company
  from companies_of(array(select id from page)) c
  order by norm(c.company ->> 'name') ${direction}, c.company ->> 'tenant'`;

/** The companies of all tenants for administrators; `access` says which they may enter themselves. */
export const findAll: FindFile['find'] = async (db, { tenants }, query) => {
  const { search = '', sort, page: number, perPage } = query;
  const text = page(sort[0]?.descending ? 'desc' : 'asc');
  const [rows, [counted]] = await Promise.all([
    db.query<{ company: Company }>(text, [search, perPage, (number - 1) * perPage, tenants]),
    db.query<{ count: number }>(`select count(*) ${found}`, [search]),
  ]);
  return { results: rows.map(({ company }) => company), count: counted?.count ?? 0 };
};
