import type { GetListParams } from 'react-admin';
import { addressOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Http } from '../http.ts';
import { listQuery } from '../list.ts';

/** The file formats of a list: text table or workbook. */
export type FileFormat = 'csv' | 'xlsx';

/** Exports a filtered list in its order, with columns for these paths. Fails with `HttpError`. */
export function exportList(
  http: Http,
  resource: Resource,
  format: FileFormat,
  { fields, ...list }: Pick<GetListParams, 'sort' | 'filter'> & { readonly fields: readonly string[] },
): Promise<Blob> {
  const query = { ...listQuery(resource, list), fields, format };
  return http.file(addressOf(resource, 'export'), { query, headers: { Accept: '*/*' } });
}
