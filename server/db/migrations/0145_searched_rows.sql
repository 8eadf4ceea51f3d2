-- Searches of small tables by a statement that is planned once. Under row-level security `like` reaches no index, so each
-- searched table gets a function that looks as its owner.

-- Makes `searched_<table>(pattern, most)`: the keys of the current tenant's rows whose search text is like the pattern, at
-- most so many.
create function make_search(table_name text) returns void language plpgsql as $$
begin
  execute format(
    'create function %I(pattern text, most bigint) returns uuid[] language plpgsql stable security definer '
      'set search_path = public, pg_temp as %L',
    'searched_' || table_name,
    format(
      'begin return array(select t.uuid from %I t where t.tenant_id = current_tenant() and t.search_text like pattern limit most); end',
      table_name
    )
  );
end $$;

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

select make_search(table_name) from unnest(array[
  'accounts', 'contracts', 'entities', 'invoice_templates', 'items', 'saved_views', 'scenarios', 'tributes'
]) table_name;
