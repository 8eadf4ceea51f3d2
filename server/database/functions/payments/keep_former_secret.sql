-- Keeps a secret of a gateway that is replaced or removed for a week. A deleted account keeps none.
create or replace function keep_former_secret() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into former_secrets (tenant_id, account_uuid, key, secret, kept_until)
  select old.tenant_id, old.account_uuid, old.key, old.secret, moment() + interval '7 days'
  from accounts a where a.tenant_id = old.tenant_id and a.uuid = old.account_uuid;
  return null;
end $$;

create trigger keep_former_changed after update on account_fields for each row
  when (old.key is not null and old.secret is not null and (old.secret, old.key) is distinct from (new.secret, new.key))
  execute function keep_former_secret();
create trigger keep_former_removed after delete on account_fields for each row
  when (old.key is not null and old.secret is not null) execute function keep_former_secret();
