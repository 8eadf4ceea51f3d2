-- Messages: an invoice sent to one recipient. The outbox sends them; `follow_outbox` copies its outcome.
create table messages (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  invoice_uuid uuid not null,
  name text check (length(name) <= 200),
  email text not null check (length(email) <= 254),
  language text not null check (language in ('pt', 'en', 'es')),
  with_attachments boolean not null default false,
  -- The answer of the recipient (specification §4 Send states).
  status text not null default 'Send' check (status in ('Send', 'Viewed', 'Accepted', 'Declined')),
  viewed_at timestamptz,
  answered_at timestamptz,
  reason text check (length(reason) <= 1000),
  -- The state of its mail, and the last answer of a mail server.
  delivery text not null default 'queued'
    check (delivery in ('queued', 'sent', 'failed', 'uncertain', 'not_sent', 'bounced')),
  attempts integer not null default 0,
  answer text,
  sent_at timestamptz,
  -- Whether the document was sent to the recipient again.
  is_replaced boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  -- Deferred, because an issued invoice is written last.
  foreign key (tenant_id, invoice_uuid) references invoices (tenant_id, uuid) on delete cascade deferrable initially deferred,
  check ((status in ('Accepted', 'Declined')) = (answered_at is not null)),
  check ((status = 'Declined') = (reason is not null))
);
comment on column messages.is_replaced is 'Derived from later messages.';
select guard_tenant_table('messages', subject => 'invoice_uuid');
select make_searchable('messages', array['name', 'email']);
select make_listed('messages', array['created_at'], array['invoice_uuid', 'status', 'delivery']);

-- The token of a recipient's link is registered like the hash of a public document.
alter table public_links drop constraint public_links_kind_check;
alter table public_links add constraint public_links_kind_check check (kind in ('individual', 'recurring', 'message'));

-- The last answer of a mail server, also when it accepted the mail.
alter table outbox add column answer text;
create index outbox_of_messages on outbox (subject_uuid) where topic = 'document';
-- Mails beyond the hourly limit of a company wait.
grant insert (next_attempt_at) on outbox to ultramar_app;

-- The texts of mails with documents, and what a company wants to hear about the answers.
create table delivery_settings (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null,
  reply_to text check (length(reply_to) <= 254),
  notify_answers boolean not null default false,
  with_attachments boolean not null default false,
  pt_subject text,
  pt_body text,
  en_subject text,
  en_body text,
  es_subject text,
  es_body text,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid)
);
select guard_tenant_table('delivery_settings');
select make_single('delivery_settings');
