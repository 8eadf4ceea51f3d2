import type { User } from '../../../../../schemas/resources/people/users.ts';
import { asAuth } from '../../../../database/asAuth.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { beyondAccounts } from '../../rights/ownRights.ts';
import { deactivateAccounts } from '../../account/useOfAccounts.ts';

type Row = User & { readonly uuid: string };

/** Users cannot lock themselves out, nor a user with more rights. */
export const check: Check<Row> = async (db, scope, rows) => {
  const [self] = await db.query<{ uuid: string | null }>('select current_user_uuid() as uuid');
  const beyond = await asAuth(db, (auth) => beyondAccounts(auth, scope, rows));
  return rows.map(({ uuid }, at) => (uuid === self?.uuid ? ownAccount() : beyond[at]));
};

const ownAccount = (): ApiError =>
  new ApiError('status_not_allowed', {
    reason: { code: 'own_account', words: 'auth.own_account' },
  });

export const apply: Apply<Row> = async (db, _scope, rows) => {
  await asAuth(db, (auth) =>
    deactivateAccounts(
      auth,
      rows.map(({ uuid }) => uuid),
    ),
  );
  return [];
};
