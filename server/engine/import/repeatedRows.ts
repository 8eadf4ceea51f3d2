import { importWays } from '../../../domain/lists/importColumns.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { columnAt, storageOf } from '../resources/storage.ts';
import { comparableText } from './comparable.ts';

/** The first row with a value of a path, and the first of those without a more reliable one. */
interface Firsts {
  readonly any: Map<string, number>;
  readonly unsure: Map<string, number>;
}

/**
 * Detects rows that create the same record as an earlier one: equal in an identifying path, without a difference in a
 * more reliable one.
 */
export function repeatsAmongNew(resource: Resource) {
  const { fields } = storageOf(resource);
  const ways = importWays(resource).map((path) => {
    const field = columnAt(fields, path);
    const firsts: Firsts = { any: new Map(), unsure: new Map() };
    return { firsts, textOf: (value: unknown) => comparableText(field, String(value ?? '')) };
  });
  return (row: number, values: readonly unknown[]): number | undefined => {
    const identifying = ways
      .map(({ firsts, textOf }, at) => ({ firsts, text: textOf(values[at]) }))
      .filter(({ text }) => text !== '')
      .map((one, at) => ({ ...one, isUnsure: at === 0 }));
    const [same] = identifying.flatMap(
      ({ firsts, text, isUnsure }) => firsts[isUnsure ? 'any' : 'unsure'].get(text) ?? [],
    );
    if (same !== undefined) return same;
    for (const { firsts, text, isUnsure } of identifying) {
      firsts.any.set(text, row);
      if (isUnsure) firsts.unsure.set(text, row);
    }
    return undefined;
  };
}

/** The rows of a file so far: by the new record that they create, by the key of their record, and unique values by path. */
export interface SeenRows {
  readonly repeats: ReturnType<typeof repeatsAmongNew>;
  readonly firstOf: Map<string, number>;
  readonly taken: Map<string, Set<string>>;
}

/** Begins with the first rows of a file; large files are judged in parts. */
export const seeRows = (resource: Resource): SeenRows => ({
  repeats: repeatsAmongNew(resource),
  firstOf: new Map(),
  taken: new Map(),
});
