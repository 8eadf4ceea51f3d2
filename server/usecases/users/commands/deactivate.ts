import type { User } from '../../../../schemas/resources/users.ts';
import { asAuth } from '../../../db/asAuth.ts';
import { ApiError } from '../../../errors.ts';
import type { Apply, Check } from '../../../resources/commandFile.ts';
import { deactivateAccounts } from '../../auth/useOfAccounts.ts';

type Row = User & { readonly uuid: string };

/** Users cannot lock themselves out. */
export const check: Check<Row> = async (db, _scope, rows) => {
  const [self] = await db.query<{ uuid: string | null }>('select current_user_uuid() as uuid');
  return rows.map(({ uuid }) => (uuid === self?.uuid ? ownAccount() : undefined));
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
