-- Links that work once: to choose a new password, and to confirm a new address. A link is kept as a digest alone.
create table one_time_links (
  uuid uuid primary key default uuidv7(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  purpose text not null check (purpose in ('reset', 'email')),
  user_uuid uuid not null references users (uuid) on delete cascade,
  -- The new address, where the link confirms one.
  email text check (email like '%_@_%'),
  created_at timestamptz not null default moment(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'email') = (email is not null))
);
create index on one_time_links (user_uuid);
create index on one_time_links (expires_at);
select guard_platform_table('one_time_links', visible => null, audited => false);
grant select, insert, update, delete on one_time_links to ultramar_auth;

-- On which device a session was opened, and from where: the address without its last part, and the language of the browser.
alter table sessions
  add column browser text,
  add column system text,
  add column address text,
  add column language text,
  drop constraint sessions_ended_because_check,
  add constraint sessions_ended_because_check check (ended_because in
    ('signed_out', 'token_reused', 'access_changed', 'password_changed', 'password_reset', 'ended_elsewhere'));
