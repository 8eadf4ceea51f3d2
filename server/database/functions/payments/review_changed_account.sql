-- Sets type and approval of an account. A changed account is reviewed again.
create or replace function review_changed_account() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.account_type_uuid := coalesce(new.account_type_uuid, manual_account_type());
  if tg_op = 'INSERT' or (new.account_type_uuid, new.name, new.details) is distinct from (old.account_type_uuid, old.name, old.details) then
    new.approval := case when (select needs_approval from account_types where uuid = new.account_type_uuid)
      then 'under_analysis' else 'not_required' end;
    new.approval_reason := null;
  end if;
  return new;
end $$;

create trigger review before insert or update on accounts for each row execute function review_changed_account();
