import { ApiError } from '../../errors.ts';
import type { Db } from '../../db/transaction.ts';

/** Who asks, by the key of their account. */
export async function whoAsks(db: Db): Promise<string> {
  const [self] = await db.query<{ uuid: string | null }>('select current_user_uuid() as uuid');
  if (!self?.uuid) throw new ApiError('unauthorized');
  return self.uuid;
}

/**
 * A client acts in its owner's name, so nobody else gives it permissions or a secret: they would have what its owner may do.
 * Others can stop it.
 */
export const notOwner = (): ApiError =>
  new ApiError('status_not_allowed', { reason: { code: 'not_owner', words: 'auth.not_owner' } });
