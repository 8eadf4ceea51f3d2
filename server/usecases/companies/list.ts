import type { Company } from '../../../schemas/resources/companies.ts';
import type { Db } from '../../db/transaction.ts';
import type { Page } from '../../resources/list.ts';

/** The companies of verified tenants whose name or tax id holds the term. */
const found = `
  from companies_of($1) c
  where position(norm($2) in norm(concat_ws(' ', c.company ->> 'name', c.company ->> 'nif'))) > 0`;

const page = `
  select c.company || '{"access": true}' as company
  ${found}
  order by norm(c.company ->> 'name'), c.company ->> 'tenant'
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
