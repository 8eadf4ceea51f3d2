-- The one-time link that makes the first administrator. Only the newest is good, and none is left once it was used.

create table first_admin_link (
  is_newest boolean primary key default true check (is_newest),
  token_hash bytea not null check (length(token_hash) = 32),
  expires_at timestamptz not null
);
grant select, insert, update, delete on first_admin_link to ultramar_app;
