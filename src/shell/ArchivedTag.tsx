import { useTranslate } from 'ra-core';
import { StatusTag } from './StatusTag.tsx';

/** Says of a record that it is archived; nothing of any other. */
export function ArchivedTag({ record }: { readonly record: object | undefined }) {
  const translate = useTranslate();
  if (!record || !('archived' in record) || record.archived !== true) return null;
  return (
    <>
      {' '}
      <StatusTag tone="draft">{translate('resource.fields.archived')}</StatusTag>
    </>
  );
}
