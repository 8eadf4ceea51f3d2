-- The fields that a gateway needs have its keys; those of existing types were typed by hand, under these names.
alter table account_type_fields add column key text;
create unique index on account_type_fields (account_type_uuid, key);
alter table account_fields add column key text;
alter table entity_account_fields add column key text;

alter table account_type_fields disable trigger user;
update account_type_fields f set key = t.gateway || '.' || case f.name when 'Secret key' then 'secret_key' else 'webhook_secret' end
from account_types t
where t.uuid = f.account_type_uuid and t.gateway is not null and f.type = 'secret' and f.name in ('Secret key', 'Webhook secret')
  and not exists (
    select from account_type_fields other
    where other.account_type_uuid = f.account_type_uuid and other.name = f.name and other.type = f.type and other.position < f.position);
alter table account_type_fields enable trigger user;

alter table account_fields no force row level security;
alter table account_fields disable trigger user;
update account_fields a set key = f.key from account_type_fields f where f.uuid = a.field and f.key is not null;
alter table account_fields enable trigger user;
alter table account_fields force row level security;
