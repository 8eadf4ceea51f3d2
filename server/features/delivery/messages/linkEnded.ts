import { ApiError } from '../../../base/errors.ts';

/** A document is not mailed while its public link has ended: a user decides whether it gets a new one. */
export const linkEnded = (): ApiError => {
  const words = 'resources.invoices.reasons.link_ended';
  const errors = [{ path: 'public_hash', key: words }];
  return new ApiError('status_not_allowed', { reason: { code: 'link_ended', words }, errors });
};
