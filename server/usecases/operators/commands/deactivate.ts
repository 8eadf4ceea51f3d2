import { asAuth } from '../../../db/asAuth.ts';
import { ApiError } from '../../../errors.ts';
import type { Apply, Check } from '../../../resources/commandFile.ts';
import { deactivateAccounts, isActorActive } from '../../auth/useOfAccounts.ts';

/** Users cannot deactivate themselves, and a deactivated user cannot deactivate others, so one always remains. */
export const check: Check<{ uuid: string }> = async (db, _scope, rows) => {
  const isActive = await isActorActive(db);
  return rows.map(() => (isActive ? undefined : new ApiError('session_ended')));
};

export const apply: Apply<{ uuid: string }> = async (db, _scope, rows) => {
  await asAuth(db, (auth) =>
    deactivateAccounts(
      auth,
      rows.map(({ uuid }) => uuid),
    ),
  );
  return [];
};
