import { without } from '../../../../domain/schema/without.ts';
import audit, { type AuditEntry } from '../../../../schemas/resources/platform/audit.ts';
import type { ObjectSchema, Resource } from '../../../../schemas/resource.ts';
import { listRecords } from '../../../engine/planner/list.ts';
import type { FindFile } from '../../../engine/resources/finder.ts';

const { schema } = audit;

/** The stored columns of entries; names are looked up for a page. */
const stored: Resource = {
  ...audit,
  schema: { ...schema, properties: without(schema.properties, ['subject', 'changes']) as ObjectSchema['properties'] },
};

const selectDetails = 'select entry, details from audit_details($1::uuid[])';

/** Reads a page of the platform's history, with names of records and values. */
export const find: FindFile['find'] = async (db, reader, { fields: _all, ...query }) => {
  const page = await listRecords(db, stored, reader, query);
  const entries = page.results as readonly AuditEntry[];
  const rows = await db.query<{ entry: string; details: object }>(selectDetails, [entries.map(({ uuid }) => uuid)]);
  const byEntry = new Map(rows.map((row) => [row.entry, row.details]));
  const results = entries.map(({ details: _raw, ...entry }) => ({ ...entry, ...byEntry.get(entry.uuid ?? '') }));
  return { ...page, results };
};
