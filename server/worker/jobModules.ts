import { readdir } from 'node:fs/promises';
import type { Job, NamedJob } from './job.ts';

const folder = new URL('../jobs/', import.meta.url);

/** Loads all jobs of `server/jobs` by name. */
export async function jobModules(): Promise<NamedJob[]> {
  const files = await readdir(folder);
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).toSorted();
  return Promise.all(
    sources.map(async (file) => {
      const { job }: { job: Job } = await import(new URL(file, folder).href);
      return { ...job, name: file.slice(0, -'.ts'.length) };
    }),
  );
}
