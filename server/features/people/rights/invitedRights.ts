import type { BuiltInRole } from '../../../../domain/access/builtInRoles.ts';
import type { UserType } from '../../../../schemas/access.ts';
import type { Db } from '../../../database/transaction.ts';
import type { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { notOwn, permissionsOfRoles } from './ownRights.ts';

/** The default roles of user types; customers have only the rights of their type. */
export const usualRoles: Readonly<Record<UserType, readonly BuiltInRole[]>> = {
  ADMIN: ['administrator'],
  COMPANY: ['back_office'],
  ACCOUNTANT: ['accountant'],
  PARTNER: ['accountant'],
  CUSTOMER: [],
};

/** The part of an invitation that decides what its acceptance grants. */
export interface InvitedRights {
  readonly type: UserType;
  readonly roles: readonly string[];
}

/** Returns the permissions that an invitation grants. */
export async function permissionsOfInvitation(
  db: Db,
  { granter }: Pick<Scope, 'granter'>,
  { type, roles }: InvitedRights,
): Promise<readonly string[]> {
  if (type === 'CUSTOMER') return granter?.frameOf(type).all ?? [];
  return permissionsOfRoles(db, roles.length > 0 ? roles : usualRoles[type]);
}

const select = `
  select uuid, type, role_uuids as roles from account_invitations where uuid = any ($1::uuid[])`;

/** Returns, per invitation, why the user may not withdraw it: it grants more than they may do. */
export async function beyondInvitations(
  db: Db,
  scope: Pick<Scope, 'granter'>,
  rows: readonly { readonly uuid: string }[],
): Promise<(ApiError | undefined)[]> {
  const found = await db.query<InvitedRights & { uuid: string }>(select, [rows.map(({ uuid }) => uuid)]);
  const errors = await Promise.all(
    found.map(async (one) => [one.uuid, notOwn(scope, await permissionsOfInvitation(db, scope, one))] as const),
  );
  const byKey = new Map(errors);
  return rows.map(({ uuid }) => byKey.get(uuid));
}
