import * as react from 'react';

const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

/**
 * Lets React's development build create elements without the stacks of their owners, which only its warnings print: a
 * fifth of the time of DOM tests. React stops at a number of stacks per second; this says that it is reached.
 */
export function withoutOwnerStacks(): void {
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React counts the stacks of owners in another place');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}
