import { readdirSync } from 'node:fs';

const folder = new URL('../usecases/', import.meta.url);

/** All files of use cases, as `invoices/find.ts`. */
export const slotFiles: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
);

/** Cached, because even a loaded module must be resolved on import. */
const loaded = new Map<string, Promise<unknown>>();

/**
 * Loads a slot by its place, `server/usecases/<resource>/<slot>.ts`; undefined if there is none. Loaded on first use,
 * so that commands can call each other.
 */
export async function slotOf<Slot>(resource: string, slot: string): Promise<Slot | undefined> {
  const file = `${resource}/${slot}.ts`;
  if (!slotFiles.has(file)) return undefined;
  const loading = loaded.get(file) ?? import(new URL(file, folder).href);
  loaded.set(file, loading);
  return (await loading) as Slot;
}
