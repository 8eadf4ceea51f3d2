import { readdir } from 'node:fs/promises';
import type { Job, NamedJob } from './job.ts';

const folder = new URL('../jobs/', import.meta.url);

/** The jobs: one a file of `server/jobs`, found by reading the folder, in the order of their names. */
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
