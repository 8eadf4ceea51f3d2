import { asAuth } from '../../../../database/asAuth.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { beyondAccounts } from '../../rights/ownRights.ts';
import { deactivateAccounts, isActorActive } from '../../account/useOfAccounts.ts';

/**
 * Nobody deactivates an operator with more rights. Users cannot deactivate themselves, and a deactivated user cannot
 * deactivate others, so one always remains.
 */
export const check: Check<{ uuid: string }> = async (db, scope, rows) => {
  if (!(await isActorActive(db))) return rows.map(() => new ApiError('session_ended'));
  return asAuth(db, (auth) => beyondAccounts(auth, scope, rows));
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
