import { useTranslate, type RaRecord } from 'ra-core';
import jobTitle from '../title.ts';

/** What a job does, in words. */
export default function NameCell({ record }: { readonly record: RaRecord }) {
  return jobTitle({ name: String(record['name']) }, useTranslate());
}
