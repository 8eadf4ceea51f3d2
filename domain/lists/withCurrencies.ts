import type { Resource } from '../../schemas/resource.ts';
import { besideValue } from '../kinds/dependencies.ts';
import { kindOf } from '../schema/kindOf.ts';
import { listedAt } from './fields.ts';

/**
 * Inserts the currency before the first amount of a file's columns if it is missing. A list shows it with each amount.
 */
export function withCurrencies(resource: Resource, paths: readonly string[]): string[] {
  const included = new Set(paths);
  return paths.flatMap((path) => {
    const property = listedAt(resource, path);
    const missing =
      property && kindOf(property) === 'money' ? besideValue(property).filter((each) => !included.has(each)) : [];
    for (const each of missing) included.add(each);
    return [...missing, path];
  });
}
