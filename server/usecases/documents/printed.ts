import type { Language } from '../../../domain/languages.ts';
import type { Account } from '../../../schemas/resources/accounts.ts';
import type { Company } from '../../../schemas/resources/companies.ts';

/** What a document shows that is not stored with it: where to pay and whom to ask at the company, as they are now. */
export interface Printed {
  readonly pay_to: Pick<Account, 'name' | 'details'> | null;
  readonly contact: Pick<Company, 'responsible_name' | 'responsible_email'> | null;
  /** The one language that the company shows its documents in; none where that is the client's. */
  readonly language: Language | null;
}

/** The account of a key: of its fields those that are printed, line by line above its details. */
export const payToColumn = (tenant: string, account: string): string => `
  (select jsonb_strip_nulls(jsonb_build_object('name', paid.name, 'details', printed_details(paid.tenant_id, paid.uuid)))
    from accounts paid where paid.tenant_id = ${tenant} and paid.uuid = ${account}) as pay_to`;

/** Whom to ask at the company of a key. */
export const contactColumn = (tenant: string, provider: string): string => `
  (select jsonb_strip_nulls(jsonb_build_object('responsible_name', asked.responsible_name, 'responsible_email', asked.responsible_email))
    from companies asked where asked.tenant_id = ${tenant} and asked.uuid = ${provider}) as contact`;

/** The language that the company of a key has fixed for its documents. */
export const languageColumn = (tenant: string, provider: string): string => `
  (select nullif(asked.document_language, 'client') from companies asked
    where asked.tenant_id = ${tenant} and asked.uuid = ${provider}) as language`;

/** What changes with whom to ask, and in which language, as text. */
export const contactVersion = (tenant: string, provider: string): string =>
  `(select 'contact ' || asked.version from companies asked where asked.tenant_id = ${tenant} and asked.uuid = ${provider})`;
