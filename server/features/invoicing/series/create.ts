import type { Series } from '../../../../schemas/resources/invoicing/series.ts';
import { byConvention, type CreateFile } from '../../../engine/writing/writers.ts';
import { printingOf, requirePrinting } from './printing.ts';

/** Creates a series. Its texts differ from those of all others. Throws `validation`. */
export const create: CreateFile<Series>['create'] = async (db, making) => {
  const { document_type = 'invoices' } = making.input;
  const input = { ...making.input, ...printingOf(making.input), document_type };
  await requirePrinting(db, making.scope.tenant.id, input, null);
  return byConvention.create(db, { ...making, input });
};
