import type { Issue } from '../../../domain/validation/issue.ts';
import type { Db } from '../../db/transaction.ts';
import { findTemplate } from './template.ts';

/** The account a document is paid at, as it is shown. */
export interface AccountShown {
  readonly name: string;
  readonly account_type: { readonly name: string; readonly auto: boolean };
}

/** The account of a key as JSON, null where there is none. Most documents name none: those are spared the look. */
export const accountColumn = (tenant: string, key: string): string => `case when ${key} is not null then (
  select jsonb_build_object('name', a.name, 'account_type', jsonb_build_object('name', y.name, 'auto', y.auto))
  from accounts a join account_types y on y.uuid = a.account_type_uuid
  where a.tenant_id = ${tenant} and a.uuid = ${key}) end`;

const selectChoices = `
  select exists (select from currencies where code = $2) as currency, ${accountColumn('$1', '$3::uuid')} as account`;

/** What a document chooses of what the tenant has. */
export interface Choices {
  readonly currency: string;
  readonly account_uuid?: string | undefined;
  readonly template?: string | undefined;
}

/** The account that was chosen, and an issue at its field for each of currency, account and template that does not exist. */
export async function findChoices(
  db: Db,
  tenant: string,
  { currency, account_uuid, template }: Choices,
): Promise<{ account: AccountShown | null; issues: Issue[] }> {
  const [[found], named] = await Promise.all([
    db.query<{ currency: boolean; account: AccountShown | null }>(selectChoices, [
      tenant,
      currency,
      account_uuid ?? null,
    ]),
    template === undefined ? undefined : findTemplate(db, tenant, template),
  ]);
  const account = found?.account ?? null;
  const known = {
    currency: found?.currency,
    account_uuid: !account_uuid || account !== null,
    template: template === undefined || named !== undefined,
  };
  const issues = Object.entries(known).flatMap(([path, isKnown]) =>
    isKnown ? [] : [{ path, key: 'validation.unknownReference' }],
  );
  return { account, issues };
}
