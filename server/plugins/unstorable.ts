import { isStorable } from '../../domain/schema/storable.ts';

/** A value with its way back to the root. */
interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly holder?: Place;
}

/**
 * Where in a JSON value a text or a name is that PostgreSQL cannot store, or a number that was too large to be one: its
 * dotted path, a name's being that of its holder; undefined when nowhere. Walks without recursion, and writes a path only where it finds something.
 */
export function unstorablePath(root: unknown): string | undefined {
  const left: Place[] = [{ value: root, name: '' }];
  for (let holder = left.pop(); holder !== undefined; holder = left.pop()) {
    const { value } = holder;
    if (typeof value === 'string' && !isStorable(value)) return pathOf(holder);
    // Texts of a query become numbers, and no bound of a schema refuses Infinity.
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
