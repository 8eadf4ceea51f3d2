import { isRoleFor, type BuiltInRole } from '../../../../domain/access/builtInRoles.ts';
import { beyond } from '../../../../domain/access/granting.ts';
import { userTypes, type UserType } from '../../../../schemas/access.ts';
import type { Db } from '../../../database/transaction.ts';
import { listRecords } from '../../../engine/planner/list.ts';
import { listAmong } from '../../../engine/lists/listAmong.ts';
import type { FindFile } from '../../../engine/resources/finder.ts';
import type { Reader } from '../../../identity/scope.ts';

export const parameters: FindFile['parameters'] = {
  for: {
    type: 'string',
    enum: userTypes,
    description: 'Only roles that the signed-in user may give to people of this type.',
  },
};

interface Held {
  readonly uuid: string;
  readonly built_in: BuiltInRole | null;
  readonly permissions: readonly string[];
}

const selectRoles = `
  select r.uuid, r.built_in, array(
    select p.name from role_permissions c join permissions p on p.uuid = c.permission_uuid where c.role_uuid = r.uuid) as permissions
  from roles r where r.built_in is not null or r.tenant_uuid is not distinct from $1::uuid`;

/** Lists roles, optionally those that can be granted to a user type. */
export const find: FindFile['find'] = async (db, reader, query, visible) => {
  const { for: type } = query.further;
  const isType = (each: UserType): boolean => each === type;
  const userType = userTypes.find(isType);
  if (!userType) return listRecords(db, visible, reader, query);
  return listAmong(db, visible, reader, query, await rolesFor(db, reader, userType));
};

/** Returns the roles for a user type within the user's own rights. */
async function rolesFor(db: Db, { tenant, granter }: Reader, type: UserType): Promise<string[]> {
  const roles = await db.query<Held>(selectRoles, [tenant.id || null]);
  const isFit = ({ built_in: builtIn, permissions }: Held) =>
    (builtIn === null || isRoleFor(builtIn, type)) && (!granter || beyond(granter, permissions).length === 0);
  return roles.filter(isFit).map(({ uuid }) => uuid);
}
