-- The people of a company: who belongs to it, its accountants among them, and whom it has invited. Clients are not its people.

create view members with (security_invoker) as
  select t.id as tenant_uuid, u.uuid, u.name, u.email, u.type, u.phone, u.nif, u.organization, u.date_email_verified,
    case when u.active then 'active' else 'inactive' end as status,
    (select h.built_in from user_roles o join roles h on h.uuid = o.role_uuid
      where o.user_uuid = u.uuid and o.tenant_uuid = t.id and h.built_in is not null
      order by h.built_in <> 'owner', h.built_in limit 1) as role,
    u.version, r.created_at, u.updated_at
  from tenants t join user_references r on r.kind = 'tenant' and r.value = t.slug join users u on u.uuid = r.user_uuid
  where u.type in ('COMPANY', 'ACCOUNTANT', 'PARTNER')
  union all
  select i.tenant_uuid, i.uuid, coalesce(i.name, i.email), i.email, i.type, i.phone, i.nif, null, null,
    case when i.expires_at <= moment() then 'expired' else 'invited' end,
    (select min(h.built_in) from roles h where h.uuid = any (i.role_uuids)),
    i.version, i.created_at, i.updated_at
  from account_invitations i
  where i.tenant_uuid is not null and i.accepted_at is null and i.withdrawn_at is null
    and i.type in ('COMPANY', 'ACCOUNTANT', 'PARTNER');
grant select on members to ultramar_app;

-- Accountants as requests meet them: those of the company, and whoever asks.
create view partners with (security_invoker) as
  select uuid, name, email, organization, phone, nif, version, created_at, updated_at
  from users where type in ('ACCOUNTANT', 'PARTNER');
grant select on partners to ultramar_app;

-- What changed of somebody's rights is told on their page.
grant select on platform_audit_log to ultramar_auth;
create policy auth_reads on platform_audit_log for select to ultramar_auth using (true);

-- An accepted invitation brings the tax id that it was sent with.
create function keep_invited_nif() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update users set nif = new.nif where uuid = new.accepted_by and nif is null;
  return null;
end $$;
create trigger keep_nif after update of accepted_by on account_invitations
  for each row when (new.accepted_by is not null and new.nif is not null) execute function keep_invited_nif();
