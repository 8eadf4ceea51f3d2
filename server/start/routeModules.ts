import { readdir } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';

const server = new URL('../', import.meta.url);

const isRoute = /(?:^|[\\/])routes[\\/].*\.ts$/;

/** Loads the route plugins by path: the files of every folder `routes/` of the engine and of a feature. */
export async function routeModules(): Promise<FastifyPluginAsync[]> {
  const files = await readdir(server, { recursive: true });
  const sources = files.filter((file) => isRoute.test(file) && !file.endsWith('.test.ts')).toSorted();
  const modules = await Promise.all(
    sources.map((file): Promise<{ default: FastifyPluginAsync }> => import(new URL(file, server).href)),
  );
  return modules.map((module) => module.default);
}
