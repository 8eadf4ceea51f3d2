import type { PaidTo } from '../../../../domain/payments/codes/paymentCode.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Account } from '../../../../schemas/resources/payments/accounts.ts';
import type { Company } from '../../../../schemas/resources/company/companies.ts';

/** What a document prints besides its own content: payment details and the company's contact. */
export interface Printed {
  readonly pay_to: (Pick<Account, 'name' | 'details'> & PaidTo) | null;
  readonly contact: Pick<Company, 'responsible_name' | 'responsible_email'> | null;
  /** The fixed language of the company's documents; null if documents use the client's. */
  readonly language: Language | null;
}

/** The part of `Printed` that documents without payment show. */
export type Contacted = Pick<Printed, 'contact' | 'language'>;

/** SQL: the account of a key with its printed fields, one per line above its details; `kept` is that of an issued one. */
export const payToColumn = (tenant: string, account: string, kept?: string): string =>
  `${keptElse(kept, 'account', `printed_account(${tenant}, ${account})`)} as pay_to`;

const keptElse = (kept: string | undefined, name: string, current: string): string =>
  kept === undefined ? current : `coalesce(${kept} -> '${name}', ${current})`;

/** SQL: the fixed document language of the company of a key. */
export const languageColumn = (tenant: string, provider: string): string => `
  (select nullif(company.document_language, 'client') from companies company
    where company.tenant_id = ${tenant} and company.uuid = ${provider}) as language`;

/** SQL: the contact and the fixed document language of the company of the documents of `alias`. */
export function contactColumns(alias: string, kept?: string): string {
  const [tenant, provider] = [`${alias}.tenant_id`, `${alias}.service_provider_uuid`];
  const contact = keptElse(kept, 'contact', `printed_contact(${tenant}, ${provider})`);
  return `${contact} as contact, ${languageColumn(tenant, provider)}`;
}

/** SQL: a text that changes with contact and language. */
export const contactVersion = (tenant: string, provider: string): string =>
  `(select 'contact ' || company.version from companies company where company.tenant_id = ${tenant} and company.uuid = ${provider})`;

/** SQL: the columns of `Printed` of the documents of `alias`; `kept` is the column with those of issued ones. */
export const printedColumns = (alias: string, kept?: string): string =>
  `${payToColumn(`${alias}.tenant_id`, `${alias}.account_uuid`, kept)}, ${contactColumns(alias, kept)}`;
