import { lineFieldNames, lineProperty, type LineField } from '../../../../domain/documents/lineFields.ts';
import type { Db } from '../../../database/transaction.ts';
import { lineChanges, optionNames, pairLines, type LinePair, type LoggedContent } from './compareLines.ts';
import type { LoggedEntry } from '../../history/mergeEntries.ts';
import type { DocumentNames } from '../names.ts';

/** The number of newest log rows of a document's lines that are read. */
const window = 20_000;

/** The maximum number of changed lines listed per save, and per history. */
const mostOfSave = 20;
const mostInAll = 200;

interface LoggedLine {
  readonly uuid: string;
  readonly position: number;
  readonly digest: string;
}

/** One save's changes to the lines: it deletes the changed ones and inserts their new versions. */
interface Save extends Omit<LoggedEntry, 'action' | 'changes'> {
  readonly before: readonly LoggedLine[];
  readonly after: readonly LoggedLine[];
}

/** The fields of a line that the history shows. */
const shown = [...lineFieldNames, ...optionNames];

/** SQL: changes of a line; earlier releases logged the name of its item as its description. */
const ofNow = `case when changes ?| array['item_description', 'row'] then changes
    else (changes - 'description') || jsonb_build_object('item_description', changes -> 'description') end`;

/**
 * SQL: the lines in log rows. `side` is the index in each change: before (0) for deleted lines, after (1) for created
 * ones.
 */
const loggedLines = (rows: string): string => `
  (select *, case action when 'deleted' then 0 else 1 end as side from audit_log where ${rows}) l,
  -- Together: each access to a compressed value would decompress it again.
  jsonb_to_record(${ofNow}) c (position jsonb, row jsonb, item_description jsonb, ${shown.map((name) => `${name} jsonb`).join(', ')}, scenery jsonb)`;

const ofTributes = ['uuid', 'name', 'value', 'is_fixed', 'is_origin', 'tax_responsible'];

/** SQL: equal for lines that look the same in the history. */
const digest = `md5(concat_ws(' ', ${['row', 'item_description', ...shown].map((name) => `${name} -> side`).join(', ')},
  case jsonb_typeof(scenery -> side) when 'string' then scenery -> side end,
  ${['uuid', 'name'].map((field) => `scenery -> side -> '${field}'`).join(', ')},
  ${ofTributes.map((field) => `jsonb_path_query_array(scenery -> side, '$.tributes[*].${field}')`).join(', ')}))`;

/** SQL: a line's own field as the history shows it: a number without trailing zeros, a price as an amount. */
function loggedField(name: LineField): string {
  const { kind, type } = lineProperty(name);
  if (kind === 'money') return `(trim_scale((${name} ->> side)::numeric) + 0.000)::text`;
  if (kind === 'decimal') return `trim_scale((${name} ->> side)::numeric)::text`;
  return type === 'string' ? `${name} ->> side` : `${name} -> side`;
}

const content = `jsonb_build_object(
  'row', row -> side, 'item_description', item_description -> side,
  ${lineFieldNames.map((name) => `'${name}', ${loggedField(name)}`).join(', ')},
  ${optionNames.map((name) => `'${name}', ${name} -> side`).join(', ')},
  'scenery', case jsonb_typeof(scenery -> side) when 'object'
    then jsonb_build_object('uuid', scenery -> side -> 'uuid', 'name', scenery -> side -> 'name') else scenery -> side end,
  'tributes', (
    select jsonb_agg(jsonb_build_object(${ofTributes.map((field) => `'${field}', tribute -> '${field}'`).join(', ')}) order by place)
    from jsonb_array_elements(scenery -> side -> 'tributes') with ordinality t (tribute, place)))`;

const linesOf = (action: 'deleted' | 'created'): string => `
  coalesce(jsonb_agg(jsonb_build_object('uuid', uuid, 'position', position, 'digest', digest) order by position)
    filter (where action = '${action}'), '[]')`;

const changedSaves = (table: string): string => `
  with lines as materialized (
    select uuid, at, actor, command, step, action, (position -> side)::int as position, ${digest} as digest
    from ${loggedLines(`tenant_id = $1 and subject_uuid = $2 and table_name = '${table}' and action <> 'updated'
      order by uuid desc limit ${window}`)}
  ), made as materialized (
    select at from audit_log where tenant_id = $1 and subject_uuid = $2 and row_uuid = $2 and action = 'created'
  ), saves as (
    select extract(epoch from at)::text as transaction, max(uuid::text) as id, at as timestamp, actor, command, step,
      ${linesOf('deleted')} as before, ${linesOf('created')} as after
    from lines
    -- Excludes the oldest save, which may be cut off, and the lines that the document was created with.
    where at > (select case count(*) when ${window} then min(at) else '-infinity' end from lines)
      and at not in (select at from made)
    group by at, actor, command, step
  )
  select * from saves
  where jsonb_path_query_array(before, '$.digest') <> jsonb_path_query_array(after, '$.digest')
  order by id desc`;

const contents = `select uuid, ${content} as content from ${loggedLines('tenant_id = $1 and uuid = any($2::uuid[])')}`;

/** Returns the changes of a document's lines by save, newest first; `lines_untold` counts those beyond the maximum. */
export async function readLineChanges(
  db: Db,
  { lines, linesAt }: Pick<DocumentNames, 'lines' | 'linesAt'>,
  tenant: string,
  uuid: string,
): Promise<LoggedEntry[]> {
  const saves = await db.query<Save>(changedSaves(lines), [tenant, uuid]);
  let left = mostInAll;
  const compared = saves.map(({ before, after, ...entry }) => {
    const pairs = pairLines(before, after);
    const listed = pairs.slice(0, Math.min(mostOfSave, left));
    left -= listed.length;
    return { entry, listed, unlisted: pairs.length - listed.length };
  });
  const named = compared.flatMap(({ listed }) => listed.flatMap(({ before, after }) => [before, after]));
  const keys = named.flatMap((line) => line?.uuid ?? []);
  const rows =
    keys.length === 0 ? [] : await db.query<{ uuid: string; content: LoggedContent }>(contents, [tenant, keys]);
  const byKey = new Map(rows.map((row) => [row.uuid, row.content]));
  return compared.map(({ entry, listed, unlisted }) => ({
    ...entry,
    action: 'updated',
    changes: Object.fromEntries(listed.flatMap((pair) => lineChanges(linesAt, withContent(pair, byKey)))),
    ...(unlisted > 0 && { lines_untold: unlisted }),
  }));
}

function withContent(
  { position, before, after }: LinePair<LoggedLine>,
  contentOf: ReadonlyMap<string, LoggedContent>,
): LinePair<LoggedContent> {
  const [was, is] = [before, after].map((line) => line && contentOf.get(line.uuid));
  return { position, ...(was && { before: was }), ...(is && { after: is }) };
}
