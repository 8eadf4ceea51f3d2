import { asAuth } from '../../../../database/asAuth.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { withdrawInvitations } from '../../../people/index.ts';

const ofOwners = `
  select i.uuid from account_invitations i join tenants t on t.id = i.tenant_uuid and lower(t.owner_email) = lower(i.email)
  where t.id = any ($1::uuid[])`;

/** Withdraws the invitations of first owners. */
export const apply: Apply<{ uuid: string }> = async (db, { now }, rows) => {
  await asAuth(db, async (auth) => {
    const open = await auth.query<{ uuid: string }>(ofOwners, [rows.map(({ uuid }) => uuid)]);
    const keys = open.map(({ uuid }) => uuid);
    await withdrawInvitations(auth, keys, now);
  });
  return [];
};
