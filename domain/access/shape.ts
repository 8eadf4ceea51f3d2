import type { Resource } from '../../schemas/resource.ts';
import { oncePer } from '../oncePer.ts';

/** A resource as far as its shape is read: what it looks like, not which rows are open to somebody. */
type Shaped = Pick<Resource, 'seen'>;

/**
 * Computes once for each resource, and once more for each role that sees less of it. Which rows are open to one person does
 * not count, so what is made must not depend on that.
 */
export function oncePerShape<Of extends Shaped, Made extends object>(
  make: (shape: Of) => Made,
): (resource: Of) => Made {
  const made = oncePer<Shaped, Made>((shape) => make(shape as Of));
  return (resource) => made(resource.seen?.shape ?? resource);
}
