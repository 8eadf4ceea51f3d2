-- Prepares a tenant's table for a list with archived rows, instead of `make_listed` or after it.
create or replace function make_archivable(listed text, sorted text[], filtered text[] default '{}') returns void language plpgsql as $$
declare
  name text;
begin
  execute format('alter table %I add column archived boolean not null default false', listed);
  foreach name in array array(select listed || '_by_' || unnest(sorted)) || array(select listed || '_of_' || unnest(filtered)) loop
    execute format('drop index if exists %I', name);
  end loop;
  execute format('drop trigger if exists count_added on %I', listed);
  execute format('drop trigger if exists count_removed on %I', listed);
  alter table row_counts no force row level security;
  delete from row_counts where table_name = listed;
  alter table row_counts force row level security;
  perform make_listed(listed, sorted, filtered);
end $$;
revoke execute on function make_archivable from public;
