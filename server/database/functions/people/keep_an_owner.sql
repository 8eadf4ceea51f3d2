-- Keeps an owner in every company, and an administrator on the platform.
create or replace function keep_an_owner() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  owned uuid;
begin
  if tg_table_name = 'users' then
    for owned in
      select o.tenant_uuid from user_roles o join roles r on r.uuid = o.role_uuid
      where o.user_uuid = new.uuid and r.built_in in ('owner', 'administrator')
    loop
      perform require_owner(owned);
    end loop;
  elsif exists (select from roles where uuid = old.role_uuid and built_in in ('owner', 'administrator')) then
    perform require_owner(old.tenant_uuid);
  end if;
  return null;
end $$;

-- At the end of the transaction: a request that replaces all roles of a user removes the old ones first.
create constraint trigger keep_an_owner after delete or update on user_roles
  deferrable initially deferred for each row execute function keep_an_owner();
create constraint trigger keep_an_owner after update of active, type on users
  deferrable initially deferred for each row when (old.active and not new.active or old.type <> new.type)
  execute function keep_an_owner();
