import { useTranslate } from 'react-admin';
import type { CellProps } from '../../../../generate/list/slots.ts';
import { StatusTag } from '../../../../shell/display/StatusTag.tsx';

/** Marks the only default template. */
export default function Default({ record }: CellProps) {
  const translate = useTranslate();
  return (
    record['default'] === true && <StatusTag tone="complete">{translate('documents.template.isDefault')}</StatusTag>
  );
}
