import { loggedColumns, mostEntries } from '../../../engine/history/loggedRows.ts';

/** What a history shows of a message: its delivery with attempts and answers of the server, and the recipient's answer. */
const columns = `'delivery', 'attempts', 'answer', 'status', 'reason'`;

/** Selects the changes of the messages of invoice `$2`, newest first, at paths like `messages.<email>.delivery`. */
export const messageEntries = `
  select ${loggedColumns}, 'updated' as action, coalesce((
      select jsonb_object_agg('messages.' || m.email || '.' || c.field, c.change) from jsonb_each(l.changes) c (field, change)
      -- The first values of a message say nothing.
      where c.field in (${columns}) and coalesce(c.change ->> 1, '') not in ('Send', '0')), '{}') as changes
  from audit_log l join messages m on m.tenant_id = l.tenant_id and m.uuid = l.row_uuid
  where l.tenant_id = $1 and l.subject_uuid = $2 and l.table_name = 'messages'
  order by l.uuid desc limit ${mostEntries}`;
