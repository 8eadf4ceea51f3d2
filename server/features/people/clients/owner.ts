import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';

/** Returns the user's account key. */
export async function whoAsks(db: Db): Promise<string> {
  const [self] = await db.query<{ uuid: string | null }>('select current_user_uuid() as uuid');
  if (!self?.uuid) throw new ApiError('unauthorized');
  return self.uuid;
}

/** A client acts for its owner, so only the owner may change its permissions or secret. Others may stop it. */
export const notOwner = (): ApiError =>
  new ApiError('status_not_allowed', { reason: { code: 'not_owner', words: 'auth.not_owner' } });
