import { readPhone } from '../../../../domain/kinds/phone.ts';
import { normalEmail } from '../../../identity/accountName.ts';
import { actorText, type Actor } from '../../../identity/actor.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { inAuth } from '../../../database/transaction.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import { partnerOf, type Partner } from './findPartners.ts';

/** The accountant's own data. */
export interface OwnData {
  readonly name: string;
  readonly email: string;
  readonly nif: string;
  readonly phone: string;
  readonly organization?: string;
}

const update = `
  update users set name = $2, nif = $3, phone = $4, organization = nullif($5, '')
  where uuid = $1 and active and type in ('ACCOUNTANT', 'PARTNER') returning uuid`;

/**
 * Replaces an accountant's own data. Their address identifies the account and must be changed by confirmation, so
 * another one is refused. Throws `validation` and `not_found`.
 */
export async function changePartner(
  pool: Pool,
  actor: Actor,
  tenant: string | undefined,
  own: OwnData,
): Promise<Partner> {
  const { name, email, nif, phone, organization = '' } = own;
  const isOther = normalEmail(email) !== normalEmail(actor.email);
  requireNone([
    ...(isOther ? [{ path: 'email', key: 'validation.emailOfAccount' }] : []),
    ...(readPhone(phone) === phone ? [] : [{ path: 'phone', key: 'validation.format.phone' }]),
  ]);
  return inAuth(pool, { user: actor.uuid, actor: actorText(actor) }, async (db) => {
    const changed = await db.query(update, [actor.uuid, name.trim(), nif.trim(), phone, organization.trim()]);
    if (changed.length === 0) throw new ApiError('not_found');
    return partnerOf(db, { tenant, user: actor.uuid }, actor.uuid);
  });
}
