import type { Company } from '../../../schemas/resources/companies.ts';
import type { Db } from '../../db/transaction.ts';
import type { Page } from '../../resources/list.ts';

/** The companies of verified tenants whose name or tax id holds the term. */
const found = `
  from companies_of($1) c join tenants t on t.id = c.tenant_id
  where position(norm($2) in norm(concat_ws(' ', c.company ->> 'name', c.company ->> 'nif'))) > 0`;

const page = `
  select c.company || jsonb_build_object('tenant', t.slug, 'time_zone', t.time_zone, 'access', true)
    || case when t.logo is null then '{}' else jsonb_build_object('logo',
      'data:' || t.logo_type || ';base64,' || translate(encode(t.logo, 'base64'), E'\\n', '')) end as company
  ${found}
  order by norm(c.company ->> 'name'), t.slug
  limit $3 offset $4`;

const total = `select count(*) ${found}`;

export interface CompanyQuery {
  readonly search: string;
  readonly page: number;
  readonly perPage: number;
}

/** A page of the companies that somebody may enter, sorted by name; `tenants` are the ids of their references, verified. */
export async function listCompanies(db: Db, tenants: readonly string[], query: CompanyQuery): Promise<Page<Company>> {
  const term = [tenants, query.search];
  const [rows, [counted]] = await Promise.all([
    db.query<{ company: Company }>(page, [...term, query.perPage, (query.page - 1) * query.perPage]),
    db.query<{ count: number }>(total, term),
  ]);
  return { results: rows.map((row) => row.company), count: counted?.count ?? 0 };
}
