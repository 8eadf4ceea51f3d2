import platformInvitations, {
  type PlatformInvitation,
} from '../../../../schemas/resources/people/platform-invitations.ts';
import { asAuth } from '../../../database/asAuth.ts';
import type { RecordsFile } from '../../../engine/commands/commandFile.ts';
import { recordsByConvention } from '../../../engine/resources/records.ts';

/** An invitation for its commands. */
export type PlatformInvitationRow = PlatformInvitation & { readonly uuid: string };

const lockAll = 'select uuid from account_invitations where uuid = any ($1::uuid[]) order by uuid for update';

const { read } = recordsByConvention(platformInvitations);

export { read };

/** Locked with the sign-in role: operators have no rights on invitations. */
export const lock: RecordsFile<PlatformInvitationRow>['lock'] = async (db, scope, keys) => {
  const known = await asAuth(db, (auth) => auth.query<{ uuid: string }>(lockAll, [keys]));
  return Promise.all(
    known.map(async ({ uuid }) => {
      const found = await read(db, scope, uuid);
      return { ...found, key: uuid, row: { ...(found.record as PlatformInvitation), uuid } };
    }),
  );
};
