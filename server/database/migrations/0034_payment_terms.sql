-- When the invoices of a client fall due, counted from their emission date.
create table payment_terms (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null,
  rule text not null check (rule in ('days', 'days_end_of_month', 'day_of_month')),
  days integer check (days between 0 and 365),
  day integer check (day between 1 and 31),
  months integer check (months between 1 and 12),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, name),
  -- The numbers of other rules do not count.
  check (case rule when 'day_of_month' then day is not null and months is not null else days is not null end)
);
select guard_tenant_table('payment_terms');
select make_searchable('payment_terms', array['name']);
select make_listed('payment_terms', array['name', 'created_at']);

-- The client's own; without them, new invoices take those of the company. A limit counts in its currency alone.
alter table entities
  add column payment_terms_uuid uuid,
  add column credit_limit numeric(20, 3) check (credit_limit > 0),
  add column credit_currency text,
  add foreign key (tenant_id, payment_terms_uuid) references payment_terms (tenant_id, uuid),
  add check ((credit_limit is null) = (credit_currency is null));
create index entities_of_payment_terms_uuid on entities (tenant_id, archived, payment_terms_uuid, uuid);
create index entities_by_payment_terms on entities (tenant_id, payment_terms_uuid) where payment_terms_uuid is not null;

alter table companies
  add column payment_terms_uuid uuid,
  add foreign key (tenant_id, payment_terms_uuid) references payment_terms (tenant_id, uuid);
create or replace view document_settings with (security_invoker) as
  select tenant_id, tenant_id as uuid, template_uuid, currency, document_language as language, terms_payment, observation,
    show_tax_invoice, show_exporter_net, version, terms_payment_rich, observation_rich, payment_terms_uuid
  from companies;
grant update (payment_terms_uuid) on document_settings to ultramar_app;

-- The invoices that a client paid in some months: how late, and which were open then.
create index invoices_paid_by_payer on invoices (tenant_id, payer_uuid, paid_on)
  include (uuid, currency, created, due_date, total) where status = 'paid';
