/** A history tells of the newest changes. */
export const mostEntries = 200;

/** The changes of the row `l` of the log: decimals as the text they are stored as, since as numbers they would pass through a float. */
export const changesColumn = `(
  select jsonb_object_agg(field, (
    select jsonb_agg(case when jsonb_typeof(value) = 'number' and value::text like '%.%' then to_jsonb(value::text)
                     else value end order by place)
    from jsonb_array_elements(pair) with ordinality e (value, place)))
  from jsonb_each(l.changes) c (field, pair))`;

/** What every row of the log tells. */
export const loggedColumns = `l.uuid as id, extract(epoch from l.at)::text as transaction, l.at as timestamp, l.actor, l.command, l.step`;
