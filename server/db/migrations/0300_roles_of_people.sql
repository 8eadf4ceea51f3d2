-- Somebody's role may be one of the company's own: it is named by its key. The owner's comes first, then the built-in ones.

create function first_role(keys uuid[]) returns uuid language sql stable set search_path = public, pg_temp as $$
  select uuid from roles where uuid = any (keys)
  order by (built_in = 'owner') desc nulls last, built_in nulls last, name, uuid limit 1
$$;

drop view members;
create view members with (security_invoker) as
  select t.id as tenant_uuid, u.uuid, u.name, u.email, u.type, u.phone, u.nif, u.organization, u.date_email_verified,
    case when u.active then 'active' else 'inactive' end as status,
    first_role(array(select o.role_uuid from user_roles o where o.user_uuid = u.uuid and o.tenant_uuid = t.id)) as role_uuid,
    u.version, r.created_at, u.updated_at
  from tenants t join user_references r on r.kind = 'tenant' and r.value = t.slug join users u on u.uuid = r.user_uuid
  where u.type in ('COMPANY', 'ACCOUNTANT', 'PARTNER')
  union all
  select i.tenant_uuid, i.uuid, coalesce(i.name, i.email), i.email, i.type, i.phone, i.nif, null, null,
    case when i.expires_at <= moment() then 'expired' else 'invited' end,
    first_role(i.role_uuids), i.version, i.created_at, i.updated_at
  from account_invitations i
  where i.tenant_uuid is not null and i.accepted_at is null and i.withdrawn_at is null
    and i.type in ('COMPANY', 'ACCOUNTANT', 'PARTNER');
grant select on members to ultramar_app;

drop view invitations;
create view invitations with (security_invoker) as
  select i.tenant_uuid as tenant_id, i.uuid, i.email, i.name, i.type, first_role(i.role_uuids) as role_uuid,
    case when i.accepted_at is not null then 'accepted' when i.withdrawn_at is not null then 'withdrawn'
      when i.expires_at <= moment() then 'expired' else 'pending' end as status,
    i.inviter, i.sent_at, i.expires_at, i.accepted_at, i.version, i.created_at
  from account_invitations i
  where i.tenant_uuid is not null;
grant select, update (email) on invitations to ultramar_app;
