import operators, { type Operator } from '../../../../schemas/resources/people/operators.ts';
import { asAuth } from '../../../database/asAuth.ts';
import type { RecordsFile } from '../../../engine/commands/commandFile.ts';
import { recordsByConvention } from '../../../engine/resources/records.ts';

/** An operator with an account, or an invitation. */
export type OperatorRow = Operator & { readonly uuid: string; readonly version: number };

/** All are locked in one order, so that of two mutual deactivations one is refused. */
const lockAll = `
  with invited as (select uuid from account_invitations where uuid = any($1::uuid[]) order by uuid for update),
    operating as (select uuid from users where type = 'ADMIN' order by uuid for update)
  select uuid from operating where uuid = any($1::uuid[]) union all select uuid from invited order by uuid`;

const { read } = recordsByConvention(operators);

export { read };

/** Locked with the sign-in role: operators have no rights on them. */
export const lock: RecordsFile<OperatorRow>['lock'] = async (db, scope, keys) => {
  const known = await asAuth(db, (auth) => auth.query<{ uuid: string }>(lockAll, [keys]));
  return Promise.all(
    known.map(async ({ uuid }) => {
      const found = await read(db, scope, uuid);
      return { ...found, key: uuid, row: { ...(found.record as Operator), uuid, version: found.version } };
    }),
  );
};
