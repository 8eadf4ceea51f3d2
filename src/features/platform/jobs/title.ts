import type { Job } from '../../../../schemas/resources/platform/jobs.ts';

/** Names a job by its description, or by its file without one. */
export default function jobTitle(
  { name }: Pick<Job, 'name'>,
  translate: (key: string, args?: object) => string,
): string {
  return translate(`resources.jobs.names.${name}`, { _: name });
}
