-- Sets the connections of all accounts of a type that has changed, as an operator.
create or replace function settle_connections(of_type uuid, is_changed boolean) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  held record;
begin
  for held in select uuid, tenant_uuid from company_accounts where account_type_uuid = of_type loop
    perform set_config('app.tenant', held.tenant_uuid::text, true);
    perform settle_connection(held.tenant_uuid, held.uuid, is_changed => settle_connections.is_changed);
    perform move_payments(held.tenant_uuid, held.uuid);
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
