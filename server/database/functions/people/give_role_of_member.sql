-- Gives a new member of a company a role: the first one is its owner. An invitation has given another one before.
create or replace function give_role_of_member() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into user_roles (user_uuid, tenant_uuid, role_uuid)
  select u.uuid, t.id, r.uuid
  from users u join tenants t on t.slug = new.value
  join roles r on r.built_in = case
    when u.type in ('ACCOUNTANT', 'PARTNER') then 'accountant'
    when exists (select from user_roles o join roles w on w.uuid = o.role_uuid where o.tenant_uuid = t.id and w.built_in = 'owner')
      then 'back_office'
    else 'owner' end
  where u.uuid = new.user_uuid and u.type in ('COMPANY', 'ACCOUNTANT', 'PARTNER')
    and not exists (select from user_roles m where m.user_uuid = u.uuid and m.tenant_uuid = t.id);
  return null;
end $$;

create trigger give_role after insert on user_references for each row when (new.kind = 'tenant') execute function give_role_of_member();
