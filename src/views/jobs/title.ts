import type { Job } from '../../../schemas/resources/jobs.ts';

/** How a person names a job: by what it does; one without words by its file. */
export default function jobTitle(
  { name }: Pick<Job, 'name'>,
  translate: (key: string, args?: object) => string,
): string {
  return translate(`resources.jobs.names.${name}`, { _: name });
}
