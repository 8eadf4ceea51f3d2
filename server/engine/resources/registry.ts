import { readdir } from 'node:fs/promises';
import type { Resource } from '../../../schemas/resource.ts';

const folder = new URL('../../../schemas/resources/', import.meta.url);

/** Loads all resources of `schemas/resources` by name. */
export async function loadResources(): Promise<Resource[]> {
  const all = await readdir(folder, { recursive: true });
  const files = all.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((file): Promise<{ default: Resource }> => import(new URL(file, folder).href)),
  );
  return modules.map((module) => module.default).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const byName = new Map((await loadResources()).map((resource) => [resource.name, resource]));

/** Returns a resource by name, or undefined. */
export const resourceNamed = (name: string): Resource | undefined => byName.get(name);

/** Returns the scope of a resource by name, or undefined. */
export const scopeNamed = (name: string): Resource['scope'] | undefined => byName.get(name)?.scope;

/** Returns the singular name of a resource, or undefined. */
export const singularNamed = (name: string): string | undefined => byName.get(name)?.singular;
