-- An invoice has many transactions: the ledger of what is booked on it. What its gateway reports of the expected payment
-- moves to the invoice, the payments and receipts to the ledger.
alter table transactions no force row level security;
alter table receipts no force row level security;
alter table invoices no force row level security;
alter table audit_log no force row level security;
alter table row_counts no force row level security;
create temp table moved on commit drop as select * from transactions;
create temp table booked on commit drop as
  select r.*, t.payment_date, l.at as booked_at, l.actor as booked_by
  from receipts r
  join transactions t on t.tenant_id = r.tenant_id and t.uuid = r.uuid
  left join lateral (
    select a.at, a.actor from audit_log a where a.tenant_id = t.tenant_id and a.subject_uuid = t.invoice_uuid
      and a.row_uuid = t.uuid and a.action = 'updated' order by a.uuid desc limit 1
  ) l on true;
drop table receipts, transactions;
drop function searched_receipts, audit_transactions;
delete from row_counts where table_name = 'receipts';

alter table invoices
  add column gateway_status text check (gateway_status in ('Authorized', 'Payment Sent', 'Failed', 'Refunded')),
  add column payment_link text,
  add column public_notes text,
  add column booked numeric(20, 3) not null default 0;
comment on column invoices.booked is 'Derived from transactions.';
alter table invoices disable trigger user;
update invoices i set gateway_status = m.gateway_status, payment_link = m.payment_link, public_notes = m.public_notes
  from moved m where m.tenant_id = i.tenant_id and m.invoice_uuid = i.uuid
    and num_nonnulls(m.gateway_status, m.payment_link, m.public_notes) > 0;
update invoices set booked = total where status = 'paid';
alter table invoices enable trigger user;
alter table invoices
  add column open_amount numeric(20, 3) not null generated always as
    (case when status = 'billed' then total - booked else 0 end) stored,
  add constraint invoices_booked_check check (booked between 0 and greatest(total, 0));
alter table invoices force row level security;
alter table audit_log force row level security;
alter table row_counts force row level security;

-- Covers the reports of open invoices, by client and by age, and the totals of a client's invoices.
drop index invoices_open, invoices_of_payer, invoices_issued, invoices_paid;
create index invoices_open on invoices (tenant_id, currency, due_date)
  include (unpaid_from, created, total, open_amount, service_buyer_uuid, type) where status = 'billed';
create index invoices_of_payer on invoices (tenant_id, payer_uuid, status) include (currency, total, open_amount);
create index invoices_issued on invoices (tenant_id, created)
  include (status, due_date, currency, total, open_amount, service_buyer_uuid, service_buyer_location_country_id, type)
  where status in ('billed', 'paid');
create index invoices_paid on invoices (tenant_id, paid_on, currency)
  include (due_date, created, total, open_amount, service_buyer_uuid, service_buyer_location_country_id, type)
  where status = 'paid';

create or replace view invoices_to_come with (security_invoker) as
  select o.tenant_id, o.uuid, o.status as occurrence_status, o.contract_uuid, o.created, o.due_date, 'recurring' as type,
    null::bigint as number, m.company_number, m.total, (m.total * 1000)::bigint as total_thousandths,
    date 'infinity' as unpaid_from, null::date as paid_on, c.currency, c.service_provider_uuid, c.service_buyer_uuid,
    (c.service_buyer #>> '{location,country,id}')::integer as service_buyer_location_country_id,
    coalesce(c.payment_responsible_uuid, c.service_buyer_uuid) as payer_uuid, c.search_text, 0::numeric as open_amount
  from occurrences o
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid;

create table transactions (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  kind text not null check (kind in ('receipt', 'credit', 'write_off', 'reversal', 'refund', 'gateway')),
  -- Null for what is booked on the client's credit.
  invoice_uuid uuid,
  service_buyer_uuid uuid not null,
  account_uuid uuid,
  has_account boolean not null generated always as (account_uuid is not null) stored,
  paid_at timestamptz not null,
  -- The day of payment by the company's calendar.
  paid_on date not null,
  -- In the currency of the invoice; negative for what reduces what is booked.
  amount numeric(20, 3) not null,
  currency text not null,
  exchange_currency text not null,
  exchange_rate numeric(16, 4) not null check (exchange_rate > 0),
  -- In the exchange currency: the deducted fee, and the remainder.
  fee numeric(20, 3) not null,
  remaining_amount numeric(20, 3) not null,
  means text not null check (means in ('money', 'credit', 'write_off')),
  note text,
  reason text,
  reverses_uuid uuid,
  is_reversed boolean not null default false,
  -- The rows of one receipt have the same.
  payment_uuid uuid not null,
  actor text not null default current_actor(),
  -- The search text of its invoice, or the client's name.
  search_text text not null,
  -- The record with its history.
  subject_uuid uuid not null generated always as (coalesce(invoice_uuid, service_buyer_uuid)) stored,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, reverses_uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, reverses_uuid) references transactions (tenant_id, uuid),
  constraint transactions_sign_check check (
    least(amount, fee, remaining_amount) >= 0 or greatest(amount, fee, remaining_amount) <= 0),
  check (means = 'money' or (fee = 0 and remaining_amount = 0)),
  check (invoice_uuid is not null or kind <> 'write_off')
);
comment on column transactions.service_buyer_uuid is 'Derived from its invoice.';
comment on column transactions.account_uuid is 'Derived from its invoice.';
comment on column transactions.currency is 'Derived from its invoice.';
comment on column transactions.paid_on is 'Derived from paid_at.';
comment on column transactions.means is 'Derived from kind and reverses_uuid.';
comment on column transactions.is_reversed is 'Derived from reverses_uuid of others.';
comment on column transactions.search_text is 'Derived from its invoice.';
comment on column transactions.actor is 'Derived from the transaction that wrote it.';
-- A payment of the past is booked once, with the key of its former transaction.
insert into transactions (tenant_id, uuid, kind, invoice_uuid, service_buyer_uuid, account_uuid, paid_at, paid_on, amount,
    currency, exchange_currency, exchange_rate, fee, remaining_amount, means, payment_uuid, actor, search_text, created_at)
  select tenant_id, uuid, 'receipt', invoice_uuid, service_buyer_uuid, account_uuid, payment_date, paid_on, amount,
    currency, exchange_currency, exchange_rate, fee, remaining_amount, 'money', uuid, coalesce(booked_by, 'system'), search_text,
    coalesce(booked_at, payment_date)
  from booked;
-- The order of the list; covers all reports and the list's sums.
create index transactions_by_paid_on on transactions (tenant_id, paid_on, uuid)
  include (exchange_currency, remaining_amount, fee, currency, amount, service_buyer_uuid, account_uuid, has_account, means);
create index transactions_search on transactions using gin (tenant_id, search_text gin_trgm_ops) with (fastupdate = off);
select guard_tenant_table('transactions', subject => 'subject_uuid');
revoke update, delete on transactions from ultramar_app;
grant update (is_reversed) on transactions to ultramar_app;
select make_listed('transactions', array['remaining_amount'], array['service_buyer_uuid', 'account_uuid', 'has_account',
  'currency', 'exchange_currency', 'invoice_uuid', 'kind', 'means', 'payment_uuid']);
select make_search('transactions');

-- What clients have paid beyond their invoices: the sum of the transactions without invoice.
create table credits (
  tenant_id uuid not null references tenants (id),
  service_buyer_uuid uuid not null,
  currency text not null,
  amount numeric(20, 3) not null check (amount >= 0),
  primary key (tenant_id, service_buyer_uuid, currency),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid)
);
select guard_tenant_table('credits', audited => false);
