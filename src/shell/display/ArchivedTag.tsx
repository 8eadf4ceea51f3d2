import { useTranslate } from 'react-admin';
import { StatusTag } from './StatusTag.tsx';

/** Marks an archived record. */
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
