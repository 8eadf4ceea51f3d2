import { isObject } from './isObject.ts';

/** Returns a value without the given paths, through all rows. Does not change its input. */
export function without(value: unknown, paths: readonly string[]): unknown {
  if (paths.length === 0) return value;
  if (Array.isArray(value)) return value.map((row: unknown) => without(row, paths));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (paths.includes(name)) return [];
    const below = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
    return [[name, without(inner, below)]];
  });
  return Object.fromEntries(entries);
}
