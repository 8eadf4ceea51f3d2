import type { FindFile } from '../../resources/reading.ts';
import { listInvoices } from './list.ts';
import { toRecord } from './record.ts';

export const parameters = {
  cover: { type: 'string', maxLength: 200, description: 'As `search`: part of a number or of the payer’s name.' },
} as const;

/** Invoices are found along the indexes of their orders, and counted by kept counters where those know. */
export const find: FindFile['find'] = async (db, reader, { filters, keys, search, further, ...page }) => {
  const cover = further['cover'] ? String(further['cover']) : undefined;
  const filter = { filters, keys, search, cover };
  const { rows, count } = await listInvoices(db, reader.tenant.id, { ...page, filter });
  return { results: rows.map((row) => toRecord(row, reader)), count };
};
