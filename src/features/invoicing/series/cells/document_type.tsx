import { useTranslate, type RaRecord } from 'react-admin';
import type { Series } from '../../../../../schemas/resources/invoicing/series.ts';
import type { CellProps } from '../../../../generate/list/slots.ts';

/** The documents that a series numbers. */
export default function DocumentType({ record: { document_type: type } }: CellProps<Series & RaRecord>) {
  return useTranslate()(`resources.${type}.name`, { smart_count: 2 });
}
