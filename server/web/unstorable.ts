import { isStorable } from '../../domain/schema/values/storable.ts';

/** A value with the way to its root. */
interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly holder?: Place;
}

/**
 * Returns the dotted path of a text, key or infinite number that PostgreSQL cannot store; a key's path is its parent's.
 * Iterates without recursion and builds a path only on a match.
 */
export function unstorablePath(root: unknown): string | undefined {
  const left: Place[] = [{ value: root, name: '' }];
  for (let holder = left.pop(); holder !== undefined; holder = left.pop()) {
    const { value } = holder;
    if (typeof value === 'string' && !isStorable(value)) return pathOf(holder);
    // Query texts become numbers, and schema bounds accept Infinity.
    if (typeof value === 'number' && !Number.isFinite(value)) return pathOf(holder);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return pathOf(holder);
      if (typeof inner !== 'boolean') left.push({ value: inner, name, holder });
    }
  }
  return undefined;
}

function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at: Place | undefined = place; at?.holder; at = at.holder) names.push(at.name);
  return names.toReversed().join('.');
}
