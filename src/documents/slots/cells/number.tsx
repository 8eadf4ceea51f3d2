import { useTranslate } from 'react-admin';
import type { CellProps } from '../../../generate/list/slots.ts';
import { NumberCell as Numbered } from '../../cells/NumberCell.tsx';
import type { DocumentRecord } from '../../documentRecord.ts';

export const align = 'left';
export const width = 108;

/** The number above the company's own. */
export default function NumberCell({ record }: CellProps<DocumentRecord>) {
  const translate = useTranslate();
  return (
    <Numbered
      number={record.full_number ?? record.number ?? translate('documents.list.noNumber')}
      own={record.company_number}
    />
  );
}
