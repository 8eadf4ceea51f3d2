-- An issued invoice keeps what it prints: the account and contact as they were, and the bytes of each PDF. Invoices issued
-- earlier keep them from their next PDF on.
alter table invoices
  add column printed jsonb,
  -- Counts the changes of what an issued invoice prints.
  add column edition integer not null default 0;
comment on column invoices.printed is 'Derived from its account and company.';
comment on column invoices.edition is 'Derived from its content.';

create table invoice_copies (
  tenant_id uuid not null references tenants (id),
  invoice_uuid uuid not null,
  edition integer not null,
  language text not null,
  -- SHA-256 of the PDF.
  digest bytea not null,
  -- Null for a PDF that is too large to keep.
  bytes bytea,
  -- The release that drew it.
  release text not null,
  created_at timestamptz not null default moment(),
  primary key (tenant_id, invoice_uuid, edition, language),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade deferrable initially deferred
);
-- PDFs are compressed already.
alter table invoice_copies alter column bytes set storage external;
select guard_tenant_table('invoice_copies', audited => false);
revoke update, delete on invoice_copies from ultramar_app;
