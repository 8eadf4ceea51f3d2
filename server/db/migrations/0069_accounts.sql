-- The accounts a company is paid at are chosen on a document: each currency has one to begin with, and what a payer needs
-- of it is printed.

-- Until account types are chosen, an account receives by hand.
create function manual_account_type() returns uuid language sql stable set search_path = public, pg_temp as $$
  select uuid from account_types where not auto order by uuid limit 1
$$;

alter table accounts
  alter column account_type_uuid set default manual_account_type(),
  add column default_currency text,
  add column details text,
  add unique (tenant_id, default_currency);
select make_searchable('accounts', array['name']);
select make_archivable('accounts', array['name', 'created_at'], array['default_currency']);

-- Whether an account can be deleted is asked of the invoices that name it.
create index invoices_of_account on invoices (tenant_id, account_uuid) where account_uuid is not null;
