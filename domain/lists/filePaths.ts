import type { Resource } from '../../schemas/resource.ts';
import { listedAt } from './fields.ts';
import { withCurrencies } from './withCurrencies.ts';

/** Returns the columns of a file for columns of a list: each of a plain value and once, amounts with their currency. */
export function filePaths(resource: Resource, columns: readonly string[]): string[] {
  const { inFile = {} } = resource.list as { readonly inFile?: Readonly<Record<string, readonly string[]>> };
  const paths = columns.flatMap((path) => inFile[path] ?? [path]);
  const visible = paths.filter((path) => listedAt(resource, path));
  return withCurrencies(resource, [...new Set(visible)]);
}
