-- The gateway that settles the accounts of a type.
alter table account_types add column gateway text check (gateway in ('sandbox'));
alter table account_types add constraint account_types_gateway_check1 check (gateway is null or auto);

-- Payments that gateways are asked to collect: one per invoice while it is billed.
create table payment_requests (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  invoice_uuid uuid not null,
  account_uuid uuid not null,
  gateway text not null,
  amount numeric(20, 3) not null,
  currency text not null,
  status text not null default 'pending' check (status in ('pending', 'open', 'closing', 'closed', 'failed')),
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
create index payment_requests_due on payment_requests (tenant_id, next_attempt_at) where status in ('pending', 'open', 'closing');
select guard_tenant_table('payment_requests', audited => false);

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
  check ((status = 'review') <= (reason is not null))
);
create index gateway_events_of_request on gateway_events (tenant_id, request_uuid);
select guard_tenant_table('gateway_events', subject => 'invoice_uuid');
select make_searchable('gateway_events', array['event_id']);
select make_listed('gateway_events', array['occurred_at'], array['status', 'type', 'invoice_uuid', 'account_uuid']);
