-- Adds a search text of these columns to a table, with its index. New rows go into the index itself (`fastupdate = off`), not
-- into a pending list that every search would read.
create or replace function make_searchable(table_name text, columns text[]) returns void language plpgsql as $$
declare
  parts text := (select string_agg(format('coalesce(%I, '''')', c), ' || '' '' || ') from unnest(columns) c);
begin
  execute format('alter table %I add column search_text text not null generated always as (norm(%s)) stored', table_name, parts);
  execute format(
    'create index %I on %I using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off)', table_name || '_search', table_name
  );
  perform make_search(table_name);
end $$;
revoke execute on function make_searchable from public;
