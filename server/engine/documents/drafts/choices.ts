import { unusableStates } from '../../../../domain/payments/gateways/connection.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Db } from '../../../database/transaction.ts';
import { findTemplate } from '../drawing/template.ts';

/** The account that a document is paid to, as displayed. */
export interface AccountShown {
  readonly name: string;
  readonly account_type: { readonly name: string; readonly auto: boolean };
}

/** SQL: the account of a key as JSON, or null. Most documents have no account and skip the query. */
export const accountColumn = (tenant: string, key: string): string => `case when ${key} is not null then (
  select jsonb_build_object('name', a.name, 'account_type', jsonb_build_object('name', y.name, 'auto', y.auto))
  from accounts a join account_types y on y.uuid = a.account_type_uuid
  where a.tenant_id = ${tenant} and a.uuid = ${key}) end`;

/** SQL: whether the gateway of an account `a` would not collect: keys are missing, or it rejects them. */
export const isUnusable = `a.connection_state in (${unusableStates.map((state) => `'${state}'`).join(', ')})`;

const ofAccount = 'from accounts a where a.tenant_id = $1 and a.uuid = $3::uuid';

const selectChoices = `
  select exists (select from currencies where code = $2) as currency, ${accountColumn('$1', '$3::uuid')} as account,
    case when $3::uuid is not null then (select a.approval in ('accepted', 'not_required') ${ofAccount}) end as is_usable,
    case when $3::uuid is not null then (select coalesce(${isUnusable}, false) ${ofAccount}) end as is_unusable,
    case when $3::uuid is not null then (
      select not exists (select from account_type_currencies t where t.account_type_uuid = a.account_type_uuid)
        or exists (select from account_type_currencies t join currencies c on c.id = t.currency_id
          where t.account_type_uuid = a.account_type_uuid and c.code = $2) ${ofAccount}) end as takes_currency`;

interface Found {
  readonly currency: boolean;
  readonly account: AccountShown | null;
  /** Whether the account is approved for new documents, and its type accepts the currency. */
  readonly is_usable: boolean | null;
  /** Whether its gateway would not collect. */
  readonly is_unusable: boolean | null;
  readonly takes_currency: boolean | null;
}

/** The account and currency of a stored document. */
export interface Kept {
  readonly account_uuid: string | null;
  readonly currency: string;
}

/** A document's references to the tenant's records. */
export interface Choices {
  readonly currency: string;
  readonly account_uuid?: string | undefined;
  readonly template?: string | undefined;
}

/**
 * Returns the chosen account, and an issue at its field for an unknown currency, account or template, and for an
 * account that may not be used, unless the document has it already.
 */
export async function findChoices(
  db: Db,
  tenant: string,
  { currency, account_uuid, template }: Choices,
  kept?: Kept,
): Promise<{ account: AccountShown | null; isAccountUnusable: boolean; issues: Issue[] }> {
  const [[found], named] = await Promise.all([
    db.query<Found>(selectChoices, [tenant, currency, account_uuid ?? null]),
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
  const isKept = kept?.account_uuid === account_uuid && kept?.currency === currency;
  const isAccountUnusable = found?.is_unusable ?? false;
  return {
    account,
    isAccountUnusable,
    issues: isKept || !found ? issues : [...issues, ...accountIssues(found, currency)],
  };
}

function accountIssues({ is_usable, takes_currency }: Found, currency: string): Issue[] {
  const path = 'account_uuid';
  if (is_usable === false) return [{ path, key: 'validation.accountNotUsable' }];
  return takes_currency === false ? [{ path, key: 'validation.accountCurrency', args: { currency } }] : [];
}
