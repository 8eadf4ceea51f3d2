import { asAuth } from '../../../db/asAuth.ts';
import type { Apply } from '../../../resources/commandFile.ts';
import { reactivateAccounts } from '../../auth/useOfAccounts.ts';

export const apply: Apply<{ readonly uuid: string }> = async (db, _scope, rows) => {
  await asAuth(db, (auth) =>
    reactivateAccounts(
      auth,
      rows.map(({ uuid }) => uuid),
    ),
  );
  return [];
};
