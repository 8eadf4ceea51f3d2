-- Makes `searched_<table>(pattern, most)`: the keys of at most `most` of the current tenant's rows whose search text matches.
-- It names both by position, because a table may have columns of their names. Planned for its values: a plan that fits a small
-- company would read all rows of a large one.
create or replace function make_search(table_name text) returns void language plpgsql as $$
begin
  execute format(
    'create function %I(pattern text, most bigint) returns uuid[] language plpgsql stable security definer '
      'set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as %L',
    'searched_' || table_name,
    format(
      'begin return array(select t.uuid from %I t where t.tenant_id = current_tenant() and t.search_text like $1 limit $2); end',
      table_name
    )
  );
end $$;
