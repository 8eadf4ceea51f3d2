-- Updates the names of an account's fields from its type whenever the account is saved.
create or replace function rename_account_fields() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update account_fields f set name = d.name
  from account_type_fields d
  where f.tenant_id = new.tenant_id and f.account_uuid = new.uuid and d.uuid = f.field
    and (f.key, f.name, f.options, f.required, f.printed)
      is distinct from (d.key, d.name, d.options, d.required, d.printed and d.type <> 'secret');
  return null;
end $$;

create trigger rename_fields after update on accounts for each row
  when (new.approval is not distinct from old.approval) execute function rename_account_fields();
