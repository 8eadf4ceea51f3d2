-- Makes a guarded table one with exactly one row for each tenant, under the tenant's key. Requests update it, and neither
-- insert nor delete.
create or replace function make_single(table_name text) returns void
  language plpgsql
as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  tenant uuid;
begin
  execute format('alter table %I add check (uuid = tenant_id)', table_name);
  execute format('revoke insert, delete on %I from ultramar_app', table_name);
  execute format(
    'create trigger %I after insert on tenants for each row execute function furnish_single(%L)',
    'furnish_' || table_name, table_name
  );
  for tenant in select id from tenants loop
    perform set_config('app.tenant', tenant::text, true);
    execute format('insert into %I (tenant_id, uuid) values ($1, $1)', table_name) using tenant;
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
revoke execute on function make_single from public;
