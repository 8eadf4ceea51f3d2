import { readdirSync } from 'node:fs';
import type { Resource } from '../../../schemas/resource.ts';

const features = new URL('../../features/', import.meta.url);
const ofDocuments = new URL('../documents/slots/', import.meta.url);

/** The files of resources, as `invoices/find.ts`, each with its place in the folder of its feature. */
const places: ReadonlyMap<string, URL> = new Map(
  filesIn(features).map((file) => [file.slice(file.indexOf('/') + 1), new URL(file, features)] as const),
);

/** All files of resources, as `invoices/find.ts`. */
export const slotFiles: ReadonlySet<string> = new Set(places.keys());

const engineFiles: ReadonlyMap<string, URL> = new Map(
  filesIn(ofDocuments).map((file) => [file, new URL(file, ofDocuments)]),
);

/** Cached, because even a loaded module must be resolved on import. */
const loaded = new Map<string, Promise<unknown>>();

/** A file of the documents engine, which fills a slot for any resource whose records are documents. */
interface EngineFile<Slot> {
  readonly of: (resource: Resource) => Slot | Promise<Slot>;
}

/**
 * Loads a slot by its place, `server/features/<feature>/<resource>/<slot>.ts`; for documents without such a file, that
 * of the engine, `documents/slots/<slot>.ts`; undefined if there is none. QueryResult on first use, so that commands can call
 * each other.
 */
export async function slotOf<Slot>(resource: Resource, slot: string): Promise<Slot | undefined> {
  const own = await load<Slot>(places.get(`${resource.name}/${slot}.ts`));
  if (own || !resource.document) return own;
  return (await load<EngineFile<Slot>>(engineFiles.get(`${slot}.ts`)))?.of(resource);
}

async function load<File>(place: URL | undefined): Promise<File | undefined> {
  if (!place) return undefined;
  const loading = loaded.get(place.href) ?? import(place.href);
  loaded.set(place.href, loading);
  return (await loading) as File;
}

function filesIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
}
