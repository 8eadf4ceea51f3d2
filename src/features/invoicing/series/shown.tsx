import { useTranslate, type RaRecord } from 'react-admin';
import { recordName } from '../../../../domain/kinds/reference.ts';
import series, { type Series } from '../../../../schemas/resources/invoicing/series.ts';
import type { ShownProps } from '../../../generate/show/shown.ts';

/** Shows a series by its translated name, if it has one, and with the name of the documents that it numbers. */
export default function Shown({ record, children }: ShownProps<Series & RaRecord<string>>) {
  const translate = useTranslate();
  return children({
    ...record,
    name: recordName(series, record, translate) ?? record.name,
    document_type: translate(`resources.${record.document_type}.name`, { smart_count: 2 }),
  });
}
