import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import type { NoticeAnswer } from '../../../../schemas/parts/company/notices.ts';
import type { Db } from '../../../database/transaction.ts';

const insert = `
  insert into notices (tenant_id, event, count, client, answer, reason, resource, record_uuid, record_name, author)
  select $1, 'quote_answered', 1, coalesce(q.payment_responsible, q.service_buyer) ->> 'name', $3, q.decline_reason, $4, q.uuid,
    q.full_number, q.answered_by
  from quotes q where q.tenant_id = $1 and q.uuid = $2`;

/** Writes a notice of the answer of a client, for the people of the company. */
export const noticeAnswer = (db: Db, tenant: string, uuid: string, answer: NoticeAnswer): Promise<unknown> =>
  db.query(insert, [tenant, uuid, answer, quotes.name]);
