import { sql } from 'kysely';
import templates from '../../../schemas/resources/invoice-templates.ts';
import type { Db } from '../../db/transaction.ts';
import type { Page } from '../../resources/list.ts';
import { listed } from '../../resources/query.ts';
import { recordOf } from '../../resources/select.ts';
import { storageOf } from '../../resources/storage.ts';

export interface TemplateQuery {
  readonly page: number;
  readonly per_page: number;
  /** Part of the name. */
  readonly name?: string;
  /** Keys, comma-joined. */
  readonly uuid?: string;
}

/** A page of the tenant's templates whose name holds the term: its default first, then the built-in ones, then by name. */
export async function listTemplates(db: Db, tenant: string, query: TemplateQuery): Promise<Page<object>> {
  const { page, per_page, name = '', uuid } = query;
  const named = uuid === undefined ? sql`true` : sql`t.uuid = any(${listed(uuid)}::uuid[])`;
  const found = sql`from invoice_templates t where t.tenant_id = ${tenant} and ${named} and position(norm(${name}) in norm(t.name)) > 0`;
  const rows = sql<{ record: object }>`
    select ${recordOf(storageOf(templates), 't')} as record ${found}
    order by t."default" desc, t.editable, norm(t.name), t.uuid
    limit ${per_page} offset ${(page - 1) * per_page}`;
  const total = sql<{ count: number }>`select count(*) ${found}`;
  const [records, [counted]] = await Promise.all([db.run(rows), db.run(total)]);
  return { results: records.map(({ record }) => record), count: counted?.count ?? 0 };
}
