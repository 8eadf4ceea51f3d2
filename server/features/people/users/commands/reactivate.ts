import { asAuth } from '../../../../database/asAuth.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { beyondAccounts } from '../../rights/ownRights.ts';
import { reactivateAccounts } from '../../account/useOfAccounts.ts';

/** Nobody gives an account back more rights than their own. */
export const check: Check<{ uuid: string }> = (db, scope, rows) =>
  asAuth(db, (auth) => beyondAccounts(auth, scope, rows));

export const apply: Apply<{ readonly uuid: string }> = async (db, _scope, rows) => {
  await asAuth(db, (auth) =>
    reactivateAccounts(
      auth,
      rows.map(({ uuid }) => uuid),
    ),
  );
  return [];
};
