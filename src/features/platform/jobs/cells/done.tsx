import { useTranslate, type RaRecord } from 'react-admin';
import type { Job } from '../../../../../schemas/resources/platform/jobs.ts';

export const width = 200;

/** The results of the last effective run, one per line. */
export default function DoneCell({ record }: { readonly record: RaRecord & Partial<Pick<Job, 'done'>> }) {
  const translate = useTranslate();
  if (!record.done?.length) return '–';
  return record.done.map(({ what, count }) => (
    <div key={what}>
      {translate(`resources.jobs.values.done.what.${what}`)}: <span className="figures">{count}</span>
    </div>
  ));
}
