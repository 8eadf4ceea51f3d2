-- The administrators of the platform, and the companies that they belong to besides.

create view operators with (security_invoker) as
  select uuid, name, email, type, phone, language, date_email_verified, case when active then 'active' else 'inactive' end as status,
    uuid = current_user_uuid() as is_self, version, created_at, updated_at
  from users where type = 'ADMIN';
grant select on operators to ultramar_operator;

create view operator_tenants with (security_invoker) as
  select r.user_uuid as operator_uuid, t.id as uuid, t.slug, t.name,
    row_number() over (partition by r.user_uuid order by t.name) as position
  from user_references r join tenants t on t.slug = r.value
  where r.kind = 'tenant';
grant select on operator_tenants to ultramar_operator;
