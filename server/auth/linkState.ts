import { ApiError } from '../errors.ts';

/** How a link stands, as its page says it. */
export type LinkState = 'good' | 'expired' | 'used' | 'withdrawn';

/** What a link's row tells of that. */
export interface LinkTimes {
  readonly expires_at: string;
  readonly used_at?: string | null;
  readonly withdrawn_at?: string | null;
}

/** How a link stands at an instant. */
export function linkState(
  { expires_at: expires, used_at: used, withdrawn_at: withdrawn }: LinkTimes,
  now: Date,
): LinkState {
  if (used) return 'used';
  if (withdrawn) return 'withdrawn';
  return new Date(expires) > now ? 'good' : 'expired';
}

/** Throws why a link is no good: `link_used`, `link_expired`, or `link_invalid` for one that is unknown, replaced or withdrawn. */
export function requireGood(link: LinkTimes | undefined, now: Date): void {
  const state = link && linkState(link, now);
  if (state === 'good') return;
  if (state === 'used') throw new ApiError('link_used');
  if (state === 'expired') throw new ApiError('link_expired');
  throw new ApiError('link_invalid');
}
