import type { NoticeEvent } from '../../../../schemas/parts/company/notices.ts';
import imports from '../../../../schemas/resources/company/imports.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Claimed } from './entries.ts';

type ImportEvent = Extract<NoticeEvent, `import_${string}`>;

// The user who began it caused it too, and wants to know nevertheless.
const insert = `
  insert into notices (tenant_id, event, count, for_user, caused_by, resource, record_uuid, record_name)
  values ($1, $2, greatest($3, 1), $4, null, $5, $6, $7)`;

/** Writes a notice for who began an import. */
export const noticeImport = (db: Db, tenant: string, event: ImportEvent, claimed: Claimed, rows: number) =>
  db.query(insert, [tenant, event, rows, claimed.user_uuid, imports.name, claimed.uuid, claimed.file_name]);
