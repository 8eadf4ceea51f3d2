-- Searches are planned for their values (`make_search`).
do $$
declare
  search regprocedure;
begin
  for search in select oid from pg_proc where proname like 'searched\_%' and pronamespace = 'public'::regnamespace loop
    execute format('alter function %s set plan_cache_mode = force_custom_plan', search);
  end loop;
end $$;
