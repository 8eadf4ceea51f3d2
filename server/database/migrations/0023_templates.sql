-- A company's own templates: their content, and every content that they ever had. An issued invoice keeps its own.
alter table invoice_templates
  add column content jsonb,
  add constraint invoice_templates_content_check check (content is null or editable and jsonb_typeof(content) = 'object');

create table invoice_template_versions (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  template_uuid uuid not null,
  content jsonb not null,
  -- SHA-256 of its text.
  digest text not null,
  -- When a document could not be printed with it: the company is told once.
  failed_at timestamptz,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
create index invoice_template_versions_latest on invoice_template_versions (tenant_id, template_uuid, uuid desc);
select guard_tenant_table('invoice_template_versions', audited => false);
revoke update, delete on invoice_template_versions from ultramar_app;
grant update (failed_at) on invoice_template_versions to ultramar_app;

alter table invoices
  add column template_version_uuid uuid,
  add foreign key (tenant_id, template_version_uuid) references invoice_template_versions (tenant_id, uuid);
comment on column invoices.template_version_uuid is 'Derived from the template.';
create index invoices_by_template_version on invoices (tenant_id, template_version_uuid) where template_version_uuid is not null;

-- The template of a client's documents, if not the company's default.
alter table entities
  add column template_uuid uuid,
  add foreign key (tenant_id, template_uuid) references invoice_templates (tenant_id, uuid);
create index entities_by_template on entities (tenant_id, template_uuid) where template_uuid is not null;

-- The default of the settings is the default among the templates: exactly one for each company.
alter table invoice_templates no force row level security;
alter table companies no force row level security;
alter table invoice_templates disable trigger user;
update invoice_templates t set "default" = t.uuid = coalesce(
  (select c.template_uuid from companies c where c.tenant_id = t.tenant_id),
  (select b.uuid from invoice_templates b where b.tenant_id = t.tenant_id and b.link = 'invoiceTemplate1')
);
alter table invoice_templates enable trigger user;
alter table invoice_templates force row level security;
alter table companies force row level security;
create unique index invoice_templates_default on invoice_templates (tenant_id) where "default";
