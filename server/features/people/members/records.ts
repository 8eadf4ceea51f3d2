import members, { type Member } from '../../../../schemas/resources/people/members.ts';
import { asAuth } from '../../../database/asAuth.ts';
import type { Locked, RecordsFile } from '../../../engine/commands/commandFile.ts';
import { readRecord } from '../../../engine/resources/read.ts';

/** A member or invitation for commands. */
export interface MemberRow extends Member {
  readonly uuid: string;
  readonly version: number;
}

const lockAccounts = 'select uuid from users where uuid = any ($1::uuid[]) order by uuid for update';
const lockInvitations = 'select uuid from account_invitations where uuid = any ($1::uuid[]) order by uuid for update';

/** Accounts and invitations are locked with the sign-in role, and read as the company's. */
export const lock: RecordsFile<MemberRow>['lock'] = async (db, scope, keys) => {
  await asAuth(db, async (auth) => {
    await auth.query(lockAccounts, [keys]);
    await auth.query(lockInvitations, [keys]);
  });
  const found = await db.query<{ uuid: string }>('select uuid from members where uuid = any ($1::uuid[])', [keys]);
  const there = found.map(({ uuid }) => uuid).toSorted();
  return Promise.all(there.map((key) => locked(key)));

  async function locked(key: string): Promise<Locked<MemberRow>> {
    const { record, version } = await readRecord(db, members, scope.tenant.id, key);
    return { key, version, record, row: { ...(record as Member), uuid: key, version } };
  }
};

/** Reads a person of the company. Throws `not_found`. */
export const read: RecordsFile['read'] = (db, { tenant }, key) => readRecord(db, members, tenant.id, key);
