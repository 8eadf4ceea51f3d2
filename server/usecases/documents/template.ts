import type { Db } from '../../db/transaction.ts';

/** A template as a document names it: a built-in one by its link, a tenant's own by its uuid. */
export interface Template {
  /** The built-in program that draws it; null while it has none. */
  readonly link: string | null;
}

const find = 'select link from invoice_templates where tenant_id = $1 and (link = $2 or uuid::text = $2)';

/** The tenant's template of that link or uuid; undefined where there is none. */
export async function findTemplate(db: Db, tenant: string, named: string): Promise<Template | undefined> {
  const [template] = await db.query<Template>(find, [tenant, named]);
  return template;
}
