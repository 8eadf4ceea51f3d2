import type { UserType } from '../../../schemas/access.ts';
import type { Db } from '../../database/transaction.ts';
import type { LinkTimes } from './linkState.ts';
import { tokenHash } from './tokens.ts';

/** An invitation found by its link. */
export interface FoundInvitation extends LinkTimes {
  readonly uuid: string;
  readonly email: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly nif: string | null;
  readonly type: UserType;
  readonly role_uuids: readonly string[];
  readonly user_references: readonly { readonly kind: string; readonly value: string }[];
  readonly inviter: string;
  /** The company; null for an account of the platform. */
  readonly tenant: { readonly id: string; readonly slug: string; readonly name: string } | null;
  /** The existing account of the address. */
  readonly account: {
    readonly uuid: string;
    readonly name: string;
    readonly email: string;
    readonly type: UserType;
    readonly active: boolean;
  } | null;
}

const find = `
  select i.uuid, i.email, i.name, i.phone, i.nif, i.type, i.role_uuids, i.user_references, i.inviter, i.expires_at,
    i.accepted_at as used_at, i.withdrawn_at,
    case when t.id is not null then jsonb_build_object('id', t.id, 'slug', t.slug, 'name', t.name) end as tenant,
    case when u.uuid is not null then jsonb_build_object('uuid', u.uuid, 'name', u.name, 'email', u.email, 'type', u.type,
      'active', u.active) end as account
  from account_invitations i left join tenants t on t.id = i.tenant_uuid left join users u on lower(u.email) = lower(i.email)
  where i.token_hash = $1`;

/** Finds the invitation of a token, valid or not; undefined if there is none. */
export async function findInvitation(db: Db, token: string): Promise<FoundInvitation | undefined> {
  const [invitation] = await db.query<FoundInvitation>(find, [tokenHash(token)]);
  return invitation;
}

/** Finds and locks the invitation of a token until the transaction ends. */
export async function lockInvitation(db: Db, token: string): Promise<FoundInvitation | undefined> {
  const [invitation] = await db.query<FoundInvitation>(`${find} for update of i`, [tokenHash(token)]);
  return invitation;
}

const together: Readonly<Record<UserType, readonly UserType[]>> = {
  ADMIN: ['ADMIN'],
  COMPANY: ['COMPANY'],
  CUSTOMER: ['CUSTOMER'],
  ACCOUNTANT: ['ACCOUNTANT', 'PARTNER'],
  PARTNER: ['ACCOUNTANT', 'PARTNER'],
};

/** Returns whether the existing account fits an invitation, because an account's type never changes. */
export const isFit = ({ account, type }: Pick<FoundInvitation, 'account' | 'type'>): boolean =>
  account === null || (account.active && together[type].includes(account.type));
