import { effective, type Frame } from '../../../../domain/access/effective.ts';
import type { BuiltInRole } from '../../../../domain/access/builtInRoles.ts';
import type { UserType } from '../../../../schemas/access.ts';
import type { Db } from '../../../database/transaction.ts';

/** A person who works for a company. */
export interface Colleague {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
}

interface Row extends Colleague {
  readonly type: UserType;
  readonly roles: readonly BuiltInRole[];
  readonly permissions: readonly string[];
}

const select = `
  select m.uuid, m.name, m.email, m.type,
    array_remove(array_agg(distinct g.built_in), null) as roles, array_remove(array_agg(distinct g.permission), null) as permissions
  from members m left join user_grants g on g.user_uuid = m.uuid and g.tenant_uuid = $1
  where m.tenant_uuid = $1 and m.status = 'active' and m.type in ('COMPANY', 'ACCOUNTANT', 'PARTNER')
  group by m.uuid, m.name, m.email, m.type order by m.name, m.uuid`;

/** Returns the company's people and accountants who have a permission in it, by name. */
export async function membersWith(
  db: Db,
  tenant: string,
  permission: string,
  frameOf: (type: UserType) => Frame,
): Promise<Colleague[]> {
  const [rows, withheld] = await Promise.all([
    db.query<Row>(select, [tenant]),
    db.query<{ name: string }>('select name from withheld_permissions'),
  ]);
  const gone = withheld.map(({ name }) => name);
  return rows.flatMap(({ uuid, name, email, type, ...rights }) =>
    effective(frameOf(type), rights, gone).has(permission) ? [{ uuid, name, email }] : [],
  );
}
