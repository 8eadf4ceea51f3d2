import { readdir } from 'node:fs/promises';
import type { Resource } from '../../schemas/resource.ts';

const folder = new URL('../../schemas/resources/', import.meta.url);

/** Every resource there is: one a file in `schemas/resources`, found by reading the folder, in the order of their names. */
export async function loadResources(): Promise<Resource[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).toSorted();
  const modules = await Promise.all(
    files.map((file): Promise<{ default: Resource }> => import(new URL(file, folder).href)),
  );
  return modules.map((module) => module.default);
}

const byName = new Map((await loadResources()).map((resource) => [resource.name, resource]));

/** The resource of a name; undefined for one that no schema has. */
export const resourceNamed = (name: string): Resource | undefined => byName.get(name);

/** Whether each tenant has rows of its own of a resource; undefined for a name that no schema has. */
export const scopeNamed = (name: string): Resource['scope'] | undefined => byName.get(name)?.scope;

/** What one record of a resource of a name is called; undefined for a name that no schema has. */
export const singularNamed = (name: string): string | undefined => byName.get(name)?.singular;
