import { readdirSync } from 'node:fs';

const folder = new URL('../usecases/', import.meta.url);

/** All files of use cases, as `invoices/find.ts`. */
export const slotFiles: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
);

/** Importing what is loaded already resolves its name anew, which every request would pay for. */
const loaded = new Map<string, Promise<unknown>>();

/**
 * What a resource brings of its own, found by its place: `server/usecases/<resource>/<slot>.ts`; undefined where there is
 * no such file. It is loaded when first asked for, so that commands can call each other.
 */
export async function slotOf<Slot>(resource: string, slot: string): Promise<Slot | undefined> {
  const file = `${resource}/${slot}.ts`;
  if (!slotFiles.has(file)) return undefined;
  const loading = loaded.get(file) ?? import(new URL(file, folder).href);
  loaded.set(file, loading);
  return (await loading) as Slot;
}
