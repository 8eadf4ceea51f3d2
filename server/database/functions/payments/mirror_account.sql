-- Copies an account to `company_accounts`, once all of it is written.
create or replace function mirror_account() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  written jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  tenant uuid := written ->> 'tenant_id';
  account uuid := written ->> tg_argv[0];
begin
  perform set_config('app.tenant', tenant::text, true);
  insert into company_accounts as m (uuid, tenant_uuid, company, name, account_type_uuid, details, status, reason, created_at)
  select a.uuid, tenant, coalesce((select c.name from companies c where c.tenant_id = tenant limit 1), ''), a.name,
    a.account_type_uuid, account_details(tenant, a.uuid), a.approval, a.approval_reason, a.created_at
  from accounts a where a.tenant_id = tenant and a.uuid = account
  on conflict (uuid) do update set company = excluded.company, name = excluded.name,
    account_type_uuid = excluded.account_type_uuid, details = excluded.details, status = excluded.status, reason = excluded.reason
  where (m.company, m.name, m.account_type_uuid, m.details, m.status, m.reason) is distinct from
    (excluded.company, excluded.name, excluded.account_type_uuid, excluded.details, excluded.status, excluded.reason);
  if not exists (select from accounts where tenant_id = tenant and uuid = account) then
    delete from company_accounts where uuid = account;
  end if;
  perform set_config('app.tenant', before, true);
  return null;
end $$;

create constraint trigger mirror after insert or update or delete on account_fields
  deferrable initially deferred for each row execute function mirror_account('account_uuid');
create constraint trigger mirror after insert or update or delete on accounts
  deferrable initially deferred for each row execute function mirror_account('uuid');
