-- The ledger: what is booked on an invoice, or on a client's credit.
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
  -- Who booked it, without an e-mail: the ledger is read after they have left the company.
  actor text not null default actor_name(current_actor()),
  -- The dates of its invoice, which keeps them: the home page compares with what was open a month ago, and reads them from the
  -- index instead of joining the invoices.
  invoice_created date,
  invoice_due_date date,
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
comment on column transactions.invoice_created is 'Derived from its invoice.';
comment on column transactions.invoice_due_date is 'Derived from its invoice.';
comment on column transactions.search_text is 'Derived from its invoice.';
comment on column transactions.actor is 'Derived from the transaction that wrote it.';
-- The order of the list; covers all reports and the list's sums.
create index transactions_by_paid_on on transactions (tenant_id, paid_on, uuid)
  include (exchange_currency, remaining_amount, fee, currency, amount, service_buyer_uuid, account_uuid, has_account, means,
    kind, invoice_created, invoice_due_date);
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
  uuid uuid not null default uuidv7(),
  service_buyer_uuid uuid not null,
  client_name text not null default '',
  currency text not null,
  amount numeric(20, 3) not null check (amount >= 0),
  is_left boolean not null generated always as (amount > 0) stored,
  origin text check (length(origin) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, service_buyer_uuid, currency),
  foreign key (tenant_id, service_buyer_uuid) references entities (tenant_id, uuid)
);
comment on column credits.client_name is 'Derived from its client.';
comment on column credits.amount is 'Derived from transactions.';
comment on column credits.origin is 'Derived from transactions: the notes of the payments, and the invoices that they paid as well.';
select guard_tenant_table('credits', audited => false);
select make_searchable('credits', array['client_name', 'origin']);
select make_listed('credits', array['amount', 'updated_at'], array['service_buyer_uuid', 'currency', 'is_left']);

-- Payments that gateways are asked to collect: one per invoice while it is billed.
create table payment_requests (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  invoice_uuid uuid not null,
  account_uuid uuid not null,
  gateway text not null,
  amount numeric(20, 3) not null,
  currency text not null,
  status text not null default 'pending' check (status in ('pending', 'open', 'closing', 'settled', 'closed', 'failed')),
  -- The payment's key at the gateway.
  gateway_id text,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  error text,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade,
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid)
);
create unique index payment_requests_of_invoice on payment_requests (tenant_id, invoice_uuid) where status in ('pending', 'open');
create unique index payment_requests_of_gateway on payment_requests (tenant_id, account_uuid, gateway_id);
-- Gateways are asked about paid ones too, which may be refunded there.
create index payment_requests_due on payment_requests (tenant_id, next_attempt_at)
  where status in ('pending', 'open', 'closing', 'settled');
select guard_tenant_table('payment_requests', audited => false);
revoke delete on payment_requests from ultramar_app;

-- What gateways report, each event once, in the order of arrival.
create table gateway_events (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  account_uuid uuid not null,
  invoice_uuid uuid not null,
  request_uuid uuid not null,
  event_id text not null,
  type text not null check (type in ('sent', 'authorized', 'paid', 'failed', 'refunded')),
  amount numeric(20, 3) not null,
  currency text not null,
  -- Why a payment failed.
  failure text check (failure in ('card_declined', 'insufficient_funds', 'expired_card', 'authentication_failed',
    'limit_exceeded', 'invalid_details', 'cancelled_by_payer', 'other')),
  occurred_at timestamptz not null,
  -- Shown events change the payment's status alone; a person decides about those in review.
  status text not null check (status in ('shown', 'booked', 'review', 'dismissed')),
  reason text check (reason in ('amount_differs', 'currency_differs', 'invoice_not_open', 'refund_exceeds_payment')),
  note text,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, account_uuid, event_id),
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade,
  foreign key (tenant_id, request_uuid) references payment_requests (tenant_id, uuid) on delete cascade,
  check ((status = 'review') <= (reason is not null)),
  check (failure is null or type = 'failed')
);
create index gateway_events_of_request on gateway_events (tenant_id, request_uuid);
select guard_tenant_table('gateway_events', subject => 'invoice_uuid');
-- What was reported stays.
revoke delete on gateway_events from ultramar_app;
select make_searchable('gateway_events', array['event_id']);
select make_listed('gateway_events', array['occurred_at'], array['status', 'type', 'invoice_uuid', 'account_uuid']);

-- Refunds that gateways are asked for, under a key by which repeated calls are one.
create table refunds (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  invoice_uuid uuid not null,
  account_uuid uuid not null,
  request_uuid uuid not null,
  amount numeric(20, 3) not null check (amount > 0),
  currency text not null,
  reason text not null check (length(reason) <= 500),
  -- A failed refund needs attention until it is requested again, or a person closes it.
  status text not null default 'requested' check (status in ('requested', 'accepted', 'refunded', 'failed', 'closed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  error text,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade,
  foreign key (tenant_id, account_uuid) references accounts (tenant_id, uuid),
  foreign key (tenant_id, request_uuid) references payment_requests (tenant_id, uuid) on delete cascade
);
create index refunds_due on refunds (tenant_id, next_attempt_at) where status in ('requested', 'accepted');
select guard_tenant_table('refunds', subject => 'invoice_uuid');
select make_searchable('refunds', array['reason']);
select make_listed('refunds', array['created_at'], array['status', 'invoice_uuid', 'account_uuid']);
