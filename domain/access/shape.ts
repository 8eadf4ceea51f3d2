import type { Resource } from '../../schemas/resource.ts';
import { oncePer } from '../oncePer.ts';

/** The shape of a resource: its properties, without the row conditions. */
type Shaped = Pick<Resource, 'visibility'>;

/**
 * Caches a computation per resource and per role that sees less of it. Row conditions of a user are not part of the
 * key, so the result must not depend on them.
 */
export function oncePerShape<Of extends Shaped, Made extends object>(
  make: (shape: Of) => Made,
): (resource: Of) => Made {
  const made = oncePer<Shaped, Made>((shape) => make(shape as Of));
  return (resource) => made(resource.visibility?.shape ?? resource);
}
