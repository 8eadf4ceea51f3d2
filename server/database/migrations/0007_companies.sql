-- A company and its settings.
create table companies (
  tenant_id uuid not null unique references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  nif text,
  tax_regime text,
  segment text,
  location_place_id text not null,
  location_address text not null,
  location_latitude double precision,
  location_longitude double precision,
  location_complement text,
  location_country_id integer not null references countries (id),
  responsible_name text,
  responsible_email text,
  currency text not null default 'BRL',
  issue_lead_days integer not null default 10 check (issue_lead_days between 0 and 365),
  hold_late_days integer not null default 31 check (hold_late_days between 0 and 3650),
  allows_retroactive boolean not null default false,
  template_uuid uuid,
  document_language text not null default 'client' check (document_language in ('client', 'pt', 'en', 'es')),
  terms_payment text,
  terms_payment_rich jsonb,
  observation text,
  observation_rich jsonb,
  show_tax_invoice boolean not null default true,
  show_exporter_net boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, template_uuid) references invoice_templates (tenant_id, uuid)
);
select guard_tenant_table('companies');

-- Acceptances of the terms and the licence by user, company and version; immutable.
create table terms_acceptances (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  user_uuid uuid not null references users (uuid),
  version text not null check (version ~ '^\d{4}-\d{2}$'),
  language text not null check (language in ('pt', 'en', 'es')),
  accepted_at timestamptz not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, user_uuid, version)
);
select guard_tenant_table('terms_acceptances');
revoke update, delete on terms_acceptances from ultramar_app;

-- Former logos of a company: issued invoices keep the logo of their issue.
create table former_logos (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  -- The first invoice number without this logo; null during its replacement.
  until_number bigint,
  -- Both null if the company had no logo.
  type text check (type in ('image/png', 'image/jpeg')),
  bytes bytea,
  primary key (tenant_id, uuid),
  check ((type is null) = (bytes is null))
);
create index on former_logos (tenant_id, until_number);
select guard_tenant_table('former_logos', false);

-- A company's first invoice number, editable until an invoice is issued.
create table invoice_numbering (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null,
  first_number integer not null default 1 check (first_number between 1 and 999999999),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('invoice_numbering');
select make_single('invoice_numbering');

-- How a company receives: up to which open amount, in the invoice's currency, the rest of an invoice is written off.
create table receiving_settings (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null,
  write_off_limit numeric(20, 3) not null default 0 check (write_off_limit >= 0),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('receiving_settings');
select make_single('receiving_settings');

-- The texts of mails with documents, and what a company wants to hear about the answers.
create table delivery_settings (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null,
  reply_to text check (length(reply_to) <= 254),
  notify_answers boolean not null default false,
  with_attachments boolean not null default false,
  pt_subject text,
  pt_body text,
  en_subject text,
  en_body text,
  es_subject text,
  es_body text,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('delivery_settings');
select make_single('delivery_settings');

-- Saved list views of each user.
create table saved_views (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  owner uuid not null,
  resource text not null,
  columns text not null,
  name text not null,
  state text not null,
  begins boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
create index saved_views_of_owner on saved_views (tenant_id, owner, resource);
select guard_tenant_table('saved_views');
select make_searchable('saved_views', array['name']);
select make_listed('saved_views', array['name'], array['resource']);

create view company_settings with (security_invoker) as
  select tenant_id, tenant_id as uuid, name, nif, tax_regime, segment, location_place_id, location_address, location_latitude,
    location_longitude, location_complement, location_country_id, responsible_name, responsible_email, version
  from companies;
grant select, update (name, nif, tax_regime, segment, location_place_id, location_address, location_latitude,
  location_longitude, location_complement, location_country_id, responsible_name, responsible_email)
  on company_settings to ultramar_app;

create view document_settings with (security_invoker) as
  select tenant_id, tenant_id as uuid, template_uuid, currency, document_language as language, terms_payment, observation,
    show_tax_invoice, show_exporter_net, version, terms_payment_rich, observation_rich
  from companies;
grant select, update (template_uuid, currency, language, terms_payment, observation, show_tax_invoice,
  show_exporter_net, terms_payment_rich, observation_rich)
  on document_settings to ultramar_app;

-- The settings for issuing recurring invoices: columns of the company, accessed with the rights and policies of the
-- current user.
create view issue_settings with (security_invoker) as
  select c.tenant_id, c.tenant_id as uuid, c.issue_lead_days, c.hold_late_days, c.allows_retroactive,
    (select t.time_zone from tenants t where t.id = c.tenant_id) as time_zone, c.version
  from companies c;
grant select, update on issue_settings to ultramar_app;

create view numbering_settings with (security_invoker) as
  select n.tenant_id, n.uuid, n.first_number, n.version,
    exists (select from counters c where c.tenant_id = n.tenant_id and c.name = 'invoices' and c.next <> n.first_number) as has_begun
  from invoice_numbering n;
grant select, update (first_number) on numbering_settings to ultramar_app;
