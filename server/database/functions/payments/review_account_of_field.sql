-- Asks for a new review of an account whose fields changed.
create or replace function review_account_of_field() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  tenant uuid := case tg_op when 'DELETE' then old.tenant_id else new.tenant_id end;
  account uuid := case tg_op when 'DELETE' then old.account_uuid else new.account_uuid end;
begin
  update accounts set approval = 'under_analysis', approval_reason = null
  where tenant_id = tenant and uuid = account and approval <> 'under_analysis'
    and account_type_uuid in (select uuid from account_types where needs_approval);
  return null;
end $$;

create trigger review_account after insert or delete on account_fields for each row execute function review_account_of_field();
create trigger review_account_changed after update on account_fields for each row
  when ((old.field, old.value, old.secret) is distinct from (new.field, new.value, new.secret)) execute function review_account_of_field();
