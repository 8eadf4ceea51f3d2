-- A quote leads to deposit invoices, each of a percentage of it. Its invoice deducts them: each of their lines by one of its own.
alter table invoices
  add column quote_uuid uuid,
  add column deposit_percent numeric check (deposit_percent > 0 and deposit_percent <= 100 and scale(deposit_percent) <= 4),
  add column is_deducted boolean not null default false,
  add constraint invoices_deposit_of_quote check (deposit_percent is null or quote_uuid is not null),
  add foreign key (tenant_id, quote_uuid) references quotes (tenant_id, uuid);
comment on column invoices.is_deducted is 'Derived from the invoice of its quote.';
create index invoices_of_quote on invoices (tenant_id, quote_uuid) where quote_uuid is not null;

-- Without a foreign key: the lines of an invoice that is a draft again are written again.
alter table invoice_items add column mirrors_line uuid;

alter table quotes
  add column deposit_percent numeric not null default 0 check (deposit_percent between 0 and 100),
  add column has_deposit_draft boolean not null default false,
  add column deposit_uuid uuid,
  add foreign key (tenant_id, deposit_uuid) references invoices (tenant_id, uuid);
comment on column quotes.has_deposit_draft is 'Derived from its deposit invoices.';
create index quotes_of_deposit on quotes (tenant_id, deposit_uuid) where deposit_uuid is not null;
