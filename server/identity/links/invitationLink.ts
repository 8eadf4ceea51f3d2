import { newToken, tokenHash } from './tokens.ts';

const day = 24 * 60 * 60 * 1000;

/** The lifetime of an invitation in milliseconds. */
const lifetime = 7 * day;

/** Milliseconds before an invitation is mailed again, so that a double click sends one mail. */
export const resendAfter = 10 * 60 * 1000;

/** A new invitation link: its URL, the stored digest, and its expiry. */
export interface InvitationLink {
  readonly url: string;
  readonly hash: Buffer;
  readonly expires: string;
}

/** Creates a link. */
export function newInvitationLink(site: string, now: Date): InvitationLink {
  const token = newToken();
  const expires = new Date(now.getTime() + lifetime).toISOString();
  return { url: `${site}/login/invitation/${token}`, hash: tokenHash(token), expires };
}
