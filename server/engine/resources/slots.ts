import { readdirSync } from 'node:fs';
import type { Resource } from '../../../schemas/resource.ts';

const folder = new URL('../../usecases/', import.meta.url);

/** All files of use cases, as `invoices/find.ts`. */
export const slotFiles: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
);

/** Cached, because even a loaded module must be resolved on import. */
const loaded = new Map<string, Promise<unknown>>();

/** A file of the documents engine, which fills a slot for any resource whose records are documents. */
interface EngineFile<Slot> {
  readonly of: (resource: Resource) => Slot | Promise<Slot>;
}

/**
 * Loads a slot by its place, `server/usecases/<resource>/<slot>.ts`; for documents without such a file, that of the
 * engine, `documents/slots/<slot>.ts`; undefined if there is none. Loaded on first use, so that commands can call each
 * other.
 */
export async function slotOf<Slot>(resource: Resource, slot: string): Promise<Slot | undefined> {
  const own = await load<Slot>(`${resource.name}/${slot}.ts`);
  if (own || !resource.document) return own;
  return (await load<EngineFile<Slot>>(`documents/slots/${slot}.ts`))?.of(resource);
}

async function load<File>(file: string): Promise<File | undefined> {
  if (!slotFiles.has(file)) return undefined;
  const loading = loaded.get(file) ?? import(new URL(file, folder).href);
  loaded.set(file, loading);
  return (await loading) as File;
}
