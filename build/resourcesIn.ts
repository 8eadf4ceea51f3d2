import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Resource } from '../schemas/resource.ts';

/** Returns the declared resources of a folder and its subfolders. */
export async function resourcesIn(folder: string): Promise<Resource[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const modules: { default: Resource }[] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, file)).href)),
  );
  return modules.map((module) => module.default);
}
