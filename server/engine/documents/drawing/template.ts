import type { Db } from '../../../database/transaction.ts';

/** A template; documents refer to built-in ones by link, to a tenant's own by uuid. */
export interface Template {
  /** The built-in program that draws it; null if it has none. */
  readonly link: string | null;
}

/** SQL: how documents refer to a template of `alias`. */
export const templateKey = (alias: string): string =>
  `case when ${alias}.editable then ${alias}.uuid::text else coalesce(${alias}.link, ${alias}.uuid::text) end`;

const find = 'select link from invoice_templates where tenant_id = $1 and (link = $2 or uuid::text = $2)';

/** Returns the tenant's template of a link or uuid; undefined if there is none. */
export async function findTemplate(db: Db, tenant: string, named: string): Promise<Template | undefined> {
  const [template] = await db.query<Template>(find, [tenant, named]);
  return template;
}
