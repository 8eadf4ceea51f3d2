import { useTranslate, type RaRecord } from 'react-admin';
import { recordName } from '../../../../../domain/kinds/reference.ts';
import series, { type Series } from '../../../../../schemas/resources/invoicing/series.ts';
import type { CellProps } from '../../../../generate/list/slots.ts';

/** The name of a series, in the current language if it is `default`. */
export default function SeriesName({ record }: CellProps<Series & RaRecord>) {
  return recordName(series, record, useTranslate());
}
