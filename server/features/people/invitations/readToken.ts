import type { UserType } from '../../../../schemas/access.ts';
import { findInvitation, isFit } from '../../../identity/links/invitations.ts';
import { linkState, type LinkState } from '../../../identity/links/linkState.ts';
import { findLink } from '../../../identity/links/oneTimeLinks.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { readInAuth } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Language } from '../../../base/i18n.ts';
import { legalTexts, type LegalLink } from '../legal/list.ts';

/** What the holder of a one-time link may see. */
export interface TokenInfo {
  readonly purpose: 'reset' | 'email' | 'invitation';
  readonly state: LinkState;
  readonly expires_at: string;
  /** The recipient's address, while valid. */
  readonly email?: string;
  readonly name?: string;
  readonly company?: string;
  readonly inviter?: string;
  readonly type?: UserType;
  /** Whether the address has an account, whose password is then required. */
  readonly has_account?: boolean;
  /** Whether that account can accept the invitation. */
  readonly is_fit?: boolean;
  readonly terms?: readonly LegalLink[];
}

/** Returns the purpose and state of a token. An invalid one reveals nothing else. Throws `link_invalid`. */
export async function readToken(pool: Pool, token: string, language: Language, now: Date): Promise<TokenInfo> {
  const [link, invitation] = await readInAuth(pool, (db) =>
    Promise.all([findLink(db, token), findInvitation(db, token)]),
  );
  if (link) {
    const state = linkState(link, now);
    const { purpose, expires_at, name, account, email } = link;
    return { purpose, state, expires_at, ...(state === 'good' && { name, email: email ?? account }) };
  }
  if (!invitation) throw new ApiError('link_invalid');
  const state = linkState(invitation, now);
  const { expires_at, email, name, inviter, tenant, type, account } = invitation;
  const invited = { email, inviter, type, ...(name && { name }), ...(tenant && { company: tenant.name }) };
  const acceptance = { has_account: account !== null, is_fit: isFit(invitation), terms: legalTexts(language) };
  return { purpose: 'invitation', state, expires_at, ...(state === 'good' && { ...invited, ...acceptance }) };
}
