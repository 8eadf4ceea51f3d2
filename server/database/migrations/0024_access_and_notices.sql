-- The company of an entity that a client's user reads: the access ends with that to the company.
alter table user_references add column tenant_uuid uuid references tenants (id);
alter table entities no force row level security;
alter table user_references disable trigger user;
update user_references r set tenant_uuid = e.tenant_id from entities e where r.kind = 'entity' and r.value = e.uuid::text;
alter table user_references enable trigger user;
alter table entities force row level security;

-- With clients' users, who read what names their entities.
create or replace view members with (security_invoker) as
  select t.id as tenant_uuid, u.uuid, u.name, u.email, u.type, u.phone, u.nif, u.organization, u.date_email_verified,
    case when u.active then 'active' else 'inactive' end as status,
    first_role(array(select o.role_uuid from user_roles o where o.user_uuid = u.uuid and o.tenant_uuid = t.id)) as role_uuid,
    u.version, r.created_at, u.updated_at
  from tenants t join user_references r on r.kind = 'tenant' and r.value = t.slug join users u on u.uuid = r.user_uuid
  where u.type in ('COMPANY', 'ACCOUNTANT', 'PARTNER', 'CUSTOMER')
  union all
  select i.tenant_uuid, i.uuid, coalesce(i.name, i.email), i.email, i.type, i.phone, i.nif, null, null,
    case when i.expires_at <= moment() then 'expired' else 'invited' end,
    first_role(i.role_uuids), i.version, i.created_at, i.updated_at
  from account_invitations i
  where i.tenant_uuid is not null and i.accepted_at is null and i.withdrawn_at is null
    and i.type in ('COMPANY', 'ACCOUNTANT', 'PARTNER', 'CUSTOMER');

-- What was mailed of a notice to a person: later events of the same notice are mailed alone. A time instead would pass over a
-- notice whose transaction ends after the mail.
create table notice_mails (
  tenant_id uuid not null references tenants (id),
  user_uuid uuid not null,
  notice_uuid uuid not null,
  count integer not null,
  amount numeric(20, 3),
  primary key (tenant_id, user_uuid, notice_uuid),
  foreign key (tenant_id, notice_uuid) references notices (tenant_id, uuid) on delete cascade
);
create index on notice_mails (tenant_id, notice_uuid);
select guard_tenant_table('notice_mails', audited => false);

-- Since when a person wants a mail of each event: earlier notices are not mailed.
alter table notice_settings add column mail_from jsonb not null default '{}';
alter table notice_settings no force row level security;
update notice_settings s set mail_from = (
  select coalesce(jsonb_object_agg(event, case way when 'daily' then s.digest_until else s.mailed_until end), '{}')
  from jsonb_each_text(s.ways) as w (event, way) where way in ('at_once', 'daily'));
alter table notice_settings force row level security;
alter table notice_settings drop column mailed_until, drop column digest_until;

-- How a client answered, and why it declines: notices replace the company's mails about answers.
alter table notices
  add column answer text check (answer in ('accepted', 'declined')),
  add column reason text;

-- A company that wanted mails about answers still gets them: the person with the address that got them, else its owners.
alter table delivery_settings no force row level security;
alter table companies no force row level security;
alter table notice_settings no force row level security;
with wanting as (
  select d.tenant_id, t.slug, lower(coalesce(d.reply_to, c.responsible_email)) as email
  from delivery_settings d join tenants t on t.id = d.tenant_id join companies c on c.tenant_id = d.tenant_id
  where d.notify_answers
), people as (
  select w.tenant_id, u.uuid, lower(u.email) = w.email as has_address, exists (
    select from user_roles o join roles r on r.uuid = o.role_uuid
    where o.user_uuid = u.uuid and o.tenant_uuid = w.tenant_id and r.built_in = 'owner') as is_owner
  from wanting w join user_references m on m.kind = 'tenant' and m.value = w.slug
    join users u on u.uuid = m.user_uuid and u.active and u.type = 'COMPANY'
)
insert into notice_settings as s (tenant_id, user_uuid, ways, mail_from)
select p.tenant_id, p.uuid, '{"answered": "at_once"}', jsonb_build_object('answered', moment())
from people p
where p.has_address
  or p.is_owner and not exists (select from people o where o.tenant_id = p.tenant_id and o.has_address)
-- What a person has chosen stays.
on conflict (tenant_id, user_uuid) do update
  set ways = excluded.ways || s.ways, mail_from = excluded.mail_from || s.mail_from
  where not s.ways ? 'answered';
alter table notice_settings force row level security;
alter table companies force row level security;
alter table delivery_settings force row level security;
alter table delivery_settings drop column notify_answers;
-- Mails that were not sent yet cannot be written any more.
delete from outbox where topic in ('document_accepted', 'document_declined') and status <> 'sent';
