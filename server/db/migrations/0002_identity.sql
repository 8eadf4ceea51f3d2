-- Who signs in, what they belong to, and their sessions. The platform's own: a user may enter several tenants.

create table users (
  uuid uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  email text not null check (email like '%_@_%'),
  type text not null check (type in ('ADMIN', 'CUSTOMER', 'PARTNER', 'COMPANY', 'ACCOUNTANT')),
  phone text,
  password_hash text,
  date_email_verified timestamptz,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));
grant select, insert, update on users to ultramar_app;

-- Pairs of kind and value: (tenant, acme) lets a user into acme.
create table user_references (
  user_uuid uuid not null references users on delete cascade,
  kind text not null check (kind <> ''),
  value text not null check (value <> ''),
  created_at timestamptz not null default now(),
  primary key (user_uuid, kind, value)
);
create index user_references_value on user_references (kind, value);
grant select, insert, delete on user_references to ultramar_app;

-- A session is the family of refresh tokens that came from one sign-in.
create table sessions (
  uuid uuid primary key default uuidv7(),
  user_uuid uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_because text check (ended_because in ('signed_out', 'token_reused', 'access_changed')),
  check ((ended_at is null) = (ended_because is null))
);
create index sessions_user on sessions (user_uuid) where ended_at is null;
grant select, insert, update on sessions to ultramar_app;

create table refresh_tokens (
  hash bytea primary key check (length(hash) = 32),
  session_uuid uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_uuid);
grant select, insert, update, delete on refresh_tokens to ultramar_app;

-- Failed sign-ins by account and address, in the shape rate-limiter-flexible reads.
create table sign_in_attempts (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on sign_in_attempts to ultramar_app;
