import { newToken, tokenHash } from './tokens.ts';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds in which an invitation can be accepted. */
const lifetime = 7 * day;

/** Milliseconds before an invitation is mailed again: a double click sends one mail. */
export const resendAfter = 10 * 60 * 1000;

/** A new link of an invitation: its address, what is kept of its token, and until when it works. */
export interface InvitationLink {
  readonly url: string;
  readonly hash: Buffer;
  readonly expires: string;
}

/** A link that nobody has been sent yet. */
export function newInvitationLink(site: string, now: Date): InvitationLink {
  const token = newToken();
  const expires = new Date(now.getTime() + lifetime).toISOString();
  return { url: `${site}/login/invitation/${token}`, hash: tokenHash(token), expires };
}
