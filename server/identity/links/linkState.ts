import { ApiError } from '../../base/errors.ts';

/** The state of a link on its page. */
export type LinkState = 'good' | 'expired' | 'used' | 'withdrawn';

/** The stored times of a link. */
export interface LinkTimes {
  readonly expires_at: string;
  readonly used_at?: string | null;
  readonly withdrawn_at?: string | null;
}

/** Returns the state of a link at an instant. */
export function linkState(
  { expires_at: expires, used_at: used, withdrawn_at: withdrawn }: LinkTimes,
  now: Date,
): LinkState {
  if (used) return 'used';
  if (withdrawn) return 'withdrawn';
  return new Date(expires) > now ? 'good' : 'expired';
}

/** Throws if a link is invalid: `link_used`, `link_expired`, or `link_invalid` if unknown, replaced or withdrawn. */
export function requireGood(link: LinkTimes | undefined, now: Date): void {
  const state = link && linkState(link, now);
  if (state === 'good') return;
  if (state === 'used') throw new ApiError('link_used');
  if (state === 'expired') throw new ApiError('link_expired');
  throw new ApiError('link_invalid');
}
