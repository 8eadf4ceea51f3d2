import {
  noticeEvents,
  noticeResources,
  usualWay,
  type NoticeAnswer,
  type NoticeEvent,
} from '../../../../schemas/parts/company/notices.ts';
import imports from '../../../../schemas/resources/company/imports.ts';
import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { isoInstant } from '../../../database/queries/instant.ts';
import type { Db } from '../../../database/transaction.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import { ownNumber, printedNumber } from './ownNumber.ts';

/** A notice as stored, for one reader. */
interface NoticeRow {
  readonly uuid: string;
  readonly event: NoticeEvent;
  readonly count: number;
  readonly happened_at: string;
  readonly is_read: boolean;
  readonly invoice_uuid: string | null;
  readonly run_uuid: string | null;
  readonly number: number | null;
  readonly full_number: string | null;
  readonly company_number: string | null;
  readonly client: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly answer: NoticeAnswer | null;
  readonly reason: string | null;
  readonly author: string | null;
  readonly resource: string | null;
  readonly record_uuid: string | null;
  readonly record_name: string | null;
}

/** Notices are shown for this number of days. */
const shownDays = 30;
const most = 50;

/** SQL: whether a person `$2` may read a notice `n`: about the events `$3`, for all or for them, on records of `$4`. */
const isReadable = `
  n.event = any($3::text[]) and (n.for_user is null or n.for_user = $2 and n.resource = any($4::text[]))`;

/** SQL: the notices `n` of a person `$2`, with settings `s` and reads `r`. */
const ofPerson = `
  from notices n
    left join notice_settings s on s.tenant_id = $1 and s.user_uuid = $2
    left join notice_reads r on r.tenant_id = $1 and r.user_uuid = $2 and r.notice_uuid = n.uuid
  where n.tenant_id = $1 and ${isReadable} and coalesce(s.ways ->> n.event, '${usualWay}') <> 'off'
    and n.caused_by is distinct from $2 and n.updated_at > moment() - interval '${shownDays} days'`;

const isRead = `coalesce(greatest(s.read_until, r.read_at) >= n.updated_at, false)`;

const select = `
  select n.uuid, n.event, n.count, ${isoInstant('n.updated_at')} as happened_at, ${isRead} as is_read, n.invoice_uuid, n.run_uuid,
    n.number::int as number, ${printedNumber('n')} as full_number, ${ownNumber('n')} as company_number, n.client, n.amount::text, n.currency, n.answer, n.reason,
    n.author, n.resource, n.record_uuid, n.record_name
  ${ofPerson} order by n.updated_at desc, n.uuid desc limit ${most}`;

const countUnread = `select count(*)::int as unread ${ofPerson} and not ${isRead}`;

/** More overdue invoices than these are not counted. */
const mostOverdue = 1000;

const countOverdue = `
  select count(*)::int as overdue from (
    select from invoices where tenant_id = $1 and unpaid_from < $2::date and unpaid_from < 'infinity' limit ${mostOverdue}) late`;

/** Who reads notices: a user, the events that they may know of, and the resources whose records they may read. */
export interface NoticeReader {
  readonly tenant: string;
  readonly user: string;
  readonly events: readonly NoticeEvent[];
  readonly resources: readonly string[];
}

/** Returns the events that a user may know of. */
export const eventsFor = (mayList: (resource: string) => boolean): NoticeEvent[] =>
  noticeEvents.filter((event) => mayList(noticeResources[event]));

/** Returns the names of the resources whose records are in notices for one person: those that people comment on, imports and quotes. */
export const discussed = (resources: readonly Resource[]): string[] =>
  resources.flatMap(({ name, comments }) => (comments || name === imports.name || name === quotes.name ? [name] : []));

/**
 * Reads a person's latest notices, the number of all that are unread, and the number of invoices due before a day: what
 * every page shows.
 */
export async function readNotices(db: Db, { tenant, user, events, resources }: NoticeReader, inTime: string) {
  const values = [tenant, user, events, resources];
  const [rows, [counted], [late]] = await Promise.all([
    db.query<NoticeRow>(select, values),
    db.query<{ unread: number }>(countUnread, values),
    db.query<{ overdue: number }>(countOverdue, [tenant, inTime]),
  ]);
  return { results: rows.map(toNotice), unread: counted?.unread ?? 0, overdue: late?.overdue ?? 0 };
}

function toNotice(row: NoticeRow) {
  const {
    invoice_uuid: invoice,
    run_uuid: run,
    number,
    full_number: printed,
    company_number: own,
    client,
    amount,
    currency,
    answer,
    reason,
    ...others
  } = row;
  const { author, resource, record_uuid: record, record_name: name, ...notice } = others;
  return {
    ...notice,
    ...(invoice && {
      invoice: {
        uuid: invoice,
        ...(number !== null && { number }),
        ...(printed && { full_number: printed }),
        ...(own && { company_number: own }),
        ...(client && { client }),
      },
    }),
    ...(run && { run: { uuid: run } }),
    ...(amount && currency && { amount: moneyIn(currency)(amount), currency }),
    ...(answer && { answer }),
    ...(reason && { reason }),
    ...(author && { author }),
    ...(resource && record && { record: { resource, uuid: record, ...(name && { name }) } }),
  };
}

const markOne = `
  insert into notice_reads (tenant_id, user_uuid, notice_uuid)
  select $1, $2, n.uuid from notices n where n.tenant_id = $1 and n.uuid = $5 and ${isReadable}
  on conflict (tenant_id, user_uuid, notice_uuid) do update set read_at = excluded.read_at returning 1`;

const markAll = `
  insert into notice_settings (tenant_id, user_uuid, read_until) values ($1, $2, moment())
  on conflict (tenant_id, user_uuid) do update set read_until = excluded.read_until`;

/** Marks a notice as read by a person; returns whether there is one. */
export const markRead = async (
  db: Db,
  { tenant, user, events, resources }: NoticeReader,
  uuid: string,
): Promise<boolean> => (await db.query(markOne, [tenant, user, events, resources, uuid])).length === 1;

/** Marks all notices until now as read by a person. */
export const markAllRead = (db: Db, { tenant, user }: Pick<NoticeReader, 'tenant' | 'user'>): Promise<unknown> =>
  db.query(markAll, [tenant, user]);
