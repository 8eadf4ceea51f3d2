-- Reminders of open invoices: the sequences of a company, and what goes out and went out of them.
create table reminder_sequences (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 120),
  is_default boolean not null default false,
  -- In the currency of each invoice.
  smallest_amount numeric(20, 3) check (smallest_amount >= 0),
  status text not null default 'off' check (status in ('off', 'on', 'paused')),
  -- Steps of earlier days are not sent, so that old invoices are not all reminded of on the first day.
  turned_on date,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  constraint reminder_sequences_name_key unique (tenant_id, name),
  check ((status = 'off') = (turned_on is null))
);
select guard_tenant_table('reminder_sequences');
select make_searchable('reminder_sequences', array['name']);
select make_listed('reminder_sequences', array['name', 'created_at'], array['status']);
create unique index reminder_sequences_default on reminder_sequences (tenant_id) where is_default;

create table reminder_sequence_steps (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  reminder_sequence_uuid uuid not null,
  position integer not null,
  -- From the due date.
  days integer not null check (days between -60 and 365),
  level text not null check (length(level) between 1 and 80),
  -- Null means the default text.
  pt_subject text,
  pt_body text,
  en_subject text,
  en_body text,
  es_subject text,
  es_body text,
  primary key (tenant_id, uuid),
  constraint reminder_sequence_steps_days_key
    unique (tenant_id, reminder_sequence_uuid, days) deferrable initially deferred,
  foreign key (tenant_id, reminder_sequence_uuid) references reminder_sequences (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('reminder_sequence_steps', subject => 'reminder_sequence_uuid');

alter table entities
  add column reminder_sequence_uuid uuid,
  add column reminders_off boolean not null default false,
  add column promised_date date,
  add foreign key (tenant_id, reminder_sequence_uuid) references reminder_sequences (tenant_id, uuid);
create index entities_of_reminder_sequence on entities (tenant_id, reminder_sequence_uuid)
  where reminder_sequence_uuid is not null;

alter table invoices
  add column reminders_off boolean not null default false,
  add column promised_date date;

-- The hours of a company in which reminders leave, by its own time zone.
alter table delivery_settings
  add column reminders_from integer not null default 9 check (reminders_from between 0 and 23),
  add column reminders_until integer not null default 17 check (reminders_until between 1 and 24),
  add column reminders_on_weekends boolean not null default false,
  add check (reminders_from < reminders_until);

-- Each step of each invoice once, and by hand without a step. Of those to come, only the next one of an invoice.
create table reminders (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  invoice_uuid uuid not null,
  -- Who pays.
  client_uuid uuid not null,
  reminder_sequence_uuid uuid,
  days integer,
  level text,
  day date not null,
  currency text not null,
  -- What is open.
  amount numeric(20, 3) not null,
  status text not null check (status in ('planned', 'held', 'sent', 'skipped')),
  reason text check (reason in ('overtaken', 'no_address', 'link_ended', 'bounced')),
  recipients text check (length(recipients) <= 8000),
  sent_at timestamptz,
  -- What is sent in one mail.
  mail_uuid uuid,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  unique (tenant_id, invoice_uuid, reminder_sequence_uuid, days),
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade deferrable initially deferred,
  foreign key (tenant_id, client_uuid) references entities (tenant_id, uuid),
  foreign key (tenant_id, reminder_sequence_uuid) references reminder_sequences (tenant_id, uuid)
    on delete set null (reminder_sequence_uuid),
  check ((status = 'sent') = (mail_uuid is not null and sent_at is not null)),
  check ((status = 'skipped') <= (reason is not null))
);
create unique index reminders_next on reminders (tenant_id, invoice_uuid) where status in ('planned', 'held');
create index reminders_due on reminders (tenant_id, day, client_uuid) where status = 'planned';
create index reminders_of_mail on reminders (tenant_id, mail_uuid) where mail_uuid is not null;
create index reminders_of_sequence on reminders (tenant_id, reminder_sequence_uuid) where reminder_sequence_uuid is not null;
select guard_tenant_table('reminders', audited => false);
select make_listed('reminders', array['day'], array['invoice_uuid', 'client_uuid', 'status']);

-- A reminder names all that it reminds of.
alter table messages
  add column mail_uuid uuid,
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in ('document', 'receipt', 'refund', 'reminder')),
  drop constraint messages_check2,
  add constraint messages_check2 check ((kind in ('receipt', 'refund')) = (transaction_uuid is not null)),
  add check ((kind = 'reminder') = (mail_uuid is not null));
create index messages_of_mail on messages (tenant_id, mail_uuid) where mail_uuid is not null;
