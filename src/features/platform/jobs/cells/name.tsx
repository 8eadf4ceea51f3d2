import { useTranslate, type RaRecord } from 'react-admin';
import jobTitle from '../title.ts';

/** The description of a job. */
export default function NameCell({ record }: { readonly record: RaRecord }) {
  return jobTitle({ name: String(record['name']) }, useTranslate());
}
