-- The built-in templates, by the link of the program that draws them. Each company has a row for each, with the name
-- that administrators set.
create table built_in_templates (
  uuid uuid primary key default uuidv7(),
  link text not null unique check (link <> ''),
  name text not null check (name <> ''),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
insert into built_in_templates (link, name) values
  ('invoiceTemplate1', 'Ultramar'), ('invoiceTemplate2', 'Studio'), ('invoiceTemplate3', 'Formal');
select guard_platform_table('built_in_templates');
-- A release adds them; administrators only rename them.
revoke insert, delete on built_in_templates from ultramar_operator;

-- A company's templates. Each company has rows for the built-in ones too, so that all keys include the tenant.
create table invoice_templates (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  link text,
  editable boolean not null default true,
  "default" boolean not null default false,
  -- The content of the company's own templates.
  content jsonb,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, link),
  constraint invoice_templates_content_check check (content is null or editable and jsonb_typeof(content) = 'object')
);
-- A company has exactly one default.
create unique index invoice_templates_default on invoice_templates (tenant_id) where "default";
select guard_tenant_table('invoice_templates');
select make_searchable('invoice_templates', array['name']);
select make_listed('invoice_templates', array['name', 'created_at']);

-- Every content that a company's own templates ever had: an issued invoice keeps its own.
create table invoice_template_versions (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  template_uuid uuid not null,
  content jsonb not null,
  -- SHA-256 of its text.
  digest text not null,
  -- When a document could not be printed with it: the company is notified once.
  failed_at timestamptz,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
create index invoice_template_versions_latest on invoice_template_versions (tenant_id, template_uuid, uuid desc);
select guard_tenant_table('invoice_template_versions', audited => false);
revoke update, delete on invoice_template_versions from ultramar_app;
grant update (failed_at) on invoice_template_versions to ultramar_app;
