import type { Resource } from '../../schemas/resource.ts';
import { memoized } from '../memoized.ts';

/** The shape of a resource: its properties, without the row conditions. */
type Shaped = Pick<Resource, 'visibility'>;

/**
 * Caches a computation per resource and per role that sees less of it. Row conditions of a user are not part of the
 * key, so the result must not depend on them.
 */
export function memoizedByShape<Of extends Shaped, Made extends object>(
  make: (shape: Of) => Made,
): (resource: Of) => Made {
  const made = memoized<Shaped, Made>((shape) => make(shape as Of));
  return (resource) => made(resource.visibility?.shape ?? resource);
}
