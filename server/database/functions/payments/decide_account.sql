-- Applies an operator's decision to the account, in the history of its company. It refuses one on an account that has changed
-- meanwhile.
create or replace function decide_account() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
begin
  perform set_config('app.tenant', new.tenant_uuid::text, true);
  update accounts set approval = new.status, approval_reason = new.reason
  where tenant_id = new.tenant_uuid and uuid = new.uuid and (approval, approval_reason) is distinct from (new.status, new.reason);
  if found and account_details(new.tenant_uuid, new.uuid) is distinct from new.details then
    raise exception 'the account was changed meanwhile' using errcode = 'serialization_failure';
  end if;
  perform set_config('app.tenant', before, true);
  return null;
end $$;

create trigger decide after update of status, reason on company_accounts for each row
  when ((old.status, old.reason) is distinct from (new.status, new.reason)) execute function decide_account();
