-- What people of a company say about a record, for themselves alone.
create table comments (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  -- Any record with comments, so there is no foreign key. `keep_comments` deletes its comments with it.
  record_table text not null,
  record_uuid uuid not null,
  author_uuid uuid not null default current_user_uuid(),
  author text not null default current_actor(),
  -- A deleted comment keeps its place and leaves no text.
  text text check (char_length(text) between 1 and 4000),
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment(),
  primary key (tenant_id, uuid),
  check ((text is null) = (deleted_at is not null))
);
create index on comments (tenant_id, record_uuid, uuid);
-- For the hourly limit of a person.
create index on comments (tenant_id, author_uuid, created_at);
select guard_tenant_table('comments', audited => false);
select keep_comments('invoices');
select keep_comments('contracts');
select keep_comments('entities');

-- Whom a comment mentions, by their name at that time.
create table comment_mentions (
  tenant_id uuid not null references tenants (id),
  comment_uuid uuid not null,
  user_uuid uuid not null,
  name text not null,
  primary key (tenant_id, comment_uuid, user_uuid),
  foreign key (tenant_id, comment_uuid) references comments (tenant_id, uuid) on delete cascade
);
select guard_tenant_table('comment_mentions', audited => false);

-- A notice for one person, about a comment on a record that they may read.
alter table notices
  add column for_user uuid,
  add column comment_uuid uuid,
  add column resource text,
  add column record_uuid uuid,
  add column record_name text,
  add column author text,
  add foreign key (tenant_id, comment_uuid) references comments (tenant_id, uuid) on delete cascade,
  add check ((event = 'mention') = (for_user is not null and comment_uuid is not null and resource is not null)),
  drop constraint notices_event_check,
  add constraint notices_event_check check (event in (
    'mention', 'paid', 'answered', 'bounced', 'refund_failed', 'disputed', 'charged_back', 'on_hold', 'run_finished'));
create index on notices (tenant_id, comment_uuid) where comment_uuid is not null;
