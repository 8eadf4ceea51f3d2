-- Updates the access grant when an accountant enters or leaves a company by any way.
create or replace function follow_access() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into access_grants (tenant_uuid, user_uuid, state)
    select t.id, u.uuid, 'granted' from users u join tenants t on t.slug = new.value
    where u.uuid = new.user_uuid and u.type in ('ACCOUNTANT', 'PARTNER')
    on conflict (tenant_uuid, user_uuid) do update set state = 'granted', at = moment();
  else
    update access_grants set state = 'withdrawn', at = moment()
    where user_uuid = old.user_uuid and tenant_uuid = (select id from tenants where slug = old.value);
  end if;
  return null;
end $$;

create trigger follow_access after insert on user_references
  for each row when (new.kind = 'tenant') execute function follow_access();
create trigger follow_access_end after delete on user_references
  for each row when (old.kind = 'tenant') execute function follow_access();
