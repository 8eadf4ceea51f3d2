import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Job, NamedJob } from '../../engine/jobs/job.ts';

const server = new URL('../../', import.meta.url);
const isJob = /^features[\\/][\w-]+[\\/]jobs[\\/]\w+\.ts$/;

/** Loads all jobs by name: the files of every `server/features/<feature>/jobs/`. */
export async function jobModules(): Promise<NamedJob[]> {
  const files = await readdir(server, { recursive: true });
  const jobs = await Promise.all(
    files
      .filter((file) => isJob.test(file))
      .map(async (file) => {
        const { job }: { job: Job } = await import(new URL(file, server).href);
        return { ...job, name: basename(file, '.ts') };
      }),
  );
  return jobs.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
