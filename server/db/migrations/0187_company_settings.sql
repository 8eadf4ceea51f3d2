-- What a company says of itself as settings: columns of its row, and its logo among the stored files.

create view company_settings with (security_invoker) as
  select tenant_id, tenant_id as uuid, name, nif, tax_regime, segment, location_place_id, location_address, location_latitude,
    location_longitude, location_complement, location_country_id, responsible_name, responsible_email, version
  from companies;
grant select, update (name, nif, tax_regime, segment, location_place_id, location_address, location_latitude,
  location_longitude, location_complement, location_country_id, responsible_name, responsible_email)
  on company_settings to ultramar_app;

-- Sign-in and the platform know a tenant by the name of its company.
create function name_tenant() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update tenants set name = new.name where id = new.tenant_id;
  return null;
end $$;
create trigger name_tenant after update of name on companies
  for each row when (old.name <> new.name) execute function name_tenant();

-- Logos that a company had: issued invoices keep the one they were issued with.
create table former_logos (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  -- The first number that no longer has it; null while it is being replaced.
  until_number bigint,
  -- Both null where the company had no logo.
  type text check (type in ('image/png', 'image/jpeg')),
  bytes bytea,
  primary key (tenant_id, uuid),
  check ((type is null) = (bytes is null))
);
create index on former_logos (tenant_id, until_number);
select guard_tenant_table('former_logos', false);

-- The logos of the tenants move to the stored files.
alter table tenants no force row level security;
alter table stored_files no force row level security, disable trigger user;
alter table file_contents no force row level security, disable trigger user;
with logos as (
  select id, uuidv7() as uuid, logo, logo_type from tenants where logo is not null
), named as (
  insert into stored_files (tenant_id, uuid, owner_table, owner_uuid, property, position, name, type, size, sha256)
  select id, uuid, 'company_settings', id, 'logo', 0, 'logo.' || split_part(logo_type, '/', 2), logo_type, length(logo),
    sha256(logo) from logos
)
insert into file_contents (tenant_id, file_uuid, bytes) select id, uuid, logo from logos;
alter table tenants force row level security;
alter table stored_files force row level security, enable trigger user;
alter table file_contents force row level security, enable trigger user;
alter table tenants drop column logo, drop column logo_type;

-- The address of the logo changes with it, so that browsers may keep what they have.
create or replace function companies_of(tenants uuid[]) returns table (tenant_id uuid, company jsonb) language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    return query select c.tenant_id, party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, c.location_latitude,
        c.location_longitude, c.location_complement, c.location_country_id)
      || jsonb_strip_nulls(jsonb_build_object('tax_regime', c.tax_regime, 'segment', c.segment, 'currency', c.currency,
        'responsible_name', c.responsible_name, 'responsible_email', c.responsible_email,
        'allows_retroactive', c.allows_retroactive, 'issue_lead_days', c.issue_lead_days, 'hold_late_days', c.hold_late_days,
        'tenant', t.slug, 'time_zone', t.time_zone,
        'logo', '/api/v1/auth/realm/logo?tenant=' || t.slug || '&file=' || f.uuid))
      from companies c join tenants t on t.id = c.tenant_id
      left join stored_files f on f.tenant_id = c.tenant_id and f.owner_table = 'company_settings'
        and f.owner_uuid = c.tenant_id and f.property = 'logo';
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
