import { readdir } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';

const folder = new URL('./routes/', import.meta.url);

/** Loads the route plugins of `server/routes` by path. */
export async function routeModules(): Promise<FastifyPluginAsync[]> {
  const files = await readdir(folder, { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).toSorted();
  const modules = await Promise.all(
    sources.map((file): Promise<{ default: FastifyPluginAsync }> => import(new URL(file, folder).href)),
  );
  return modules.map((module) => module.default);
}
