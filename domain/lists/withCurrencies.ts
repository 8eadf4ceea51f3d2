import type { Resource } from '../../schemas/resource.ts';
import { besideValue } from '../kinds/beside.ts';
import { kindOf } from '../schema/kindOf.ts';
import { listedAt } from './fields.ts';

/** The paths of a file's columns: before the first amount its currency, where no column has it. A list writes it beside each amount. */
export function withCurrencies(resource: Resource, paths: readonly string[]): string[] {
  const told = new Set(paths);
  return paths.flatMap((path) => {
    const property = listedAt(resource, path);
    const untold =
      property && kindOf(property) === 'money' ? besideValue(property).filter((each) => !told.has(each)) : [];
    for (const each of untold) told.add(each);
    return [...untold, path];
  });
}
