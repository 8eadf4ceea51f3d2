import type { Language } from '../../../domain/languages.ts';
import type { Account } from '../../../schemas/resources/accounts.ts';
import type { Company } from '../../../schemas/resources/companies.ts';

/** The current data that a document shows but does not store: payment details and the company's contact. */
export interface Printed {
  readonly pay_to: Pick<Account, 'name' | 'details'> | null;
  readonly contact: Pick<Company, 'responsible_name' | 'responsible_email'> | null;
  /** The fixed language of the company's documents; null if documents use the client's. */
  readonly language: Language | null;
}

/** The part of `Printed` that documents without payment show. */
export type Contacted = Pick<Printed, 'contact' | 'language'>;

/** SQL: the account of a key with its printed fields, one per line above its details. */
export const payToColumn = (tenant: string, account: string): string => `
  (select jsonb_strip_nulls(jsonb_build_object('name', paid.name, 'details', printed_details(paid.tenant_id, paid.uuid)))
    from accounts paid where paid.tenant_id = ${tenant} and paid.uuid = ${account}) as pay_to`;

/** SQL: the fixed document language of the company of a key. */
export const languageColumn = (tenant: string, provider: string): string => `
  (select nullif(asked.document_language, 'client') from companies asked
    where asked.tenant_id = ${tenant} and asked.uuid = ${provider}) as language`;

/** SQL: the contact and the fixed document language of the company of the documents of `alias`. */
export const contactColumns = (alias: string): string => `
  (select jsonb_strip_nulls(jsonb_build_object('responsible_name', asked.responsible_name, 'responsible_email', asked.responsible_email))
    from companies asked where asked.tenant_id = ${alias}.tenant_id and asked.uuid = ${alias}.service_provider_uuid) as contact, ${languageColumn(`${alias}.tenant_id`, `${alias}.service_provider_uuid`)}`;

/** SQL: a text that changes with contact and language. */
export const contactVersion = (tenant: string, provider: string): string =>
  `(select 'contact ' || asked.version from companies asked where asked.tenant_id = ${tenant} and asked.uuid = ${provider})`;

/** SQL: the columns of `Printed` of the documents of `alias`. */
export const printedColumns = (alias: string): string =>
  `${payToColumn(`${alias}.tenant_id`, `${alias}.account_uuid`)}, ${contactColumns(alias)}`;
