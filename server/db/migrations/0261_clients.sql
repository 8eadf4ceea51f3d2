-- Programs that sign in by themselves. A client acts in the name of its owner, who made it, and may do what it was given of
-- what its owner may at the moment.
create table clients (
  uuid uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  description text,
  -- Permissions separated by spaces.
  scope text not null,
  owner_uuid uuid not null references users (uuid),
  status text not null default 'active' check (status in ('active', 'inactive')),
  -- When it was last given a secret, or one was taken from it.
  rotated_at timestamptz not null default moment(),
  version integer not null default 1,
  created_at timestamptz not null default moment(),
  updated_at timestamptz not null default moment()
);
create index on clients (owner_uuid);
select guard_platform_table('clients', visible => 'false');
grant select on clients to ultramar_auth;

-- A secret is kept as its digest, and told once. Two are valid while one takes the place of the other.
create table client_secrets (
  uuid uuid primary key default uuidv7(),
  client_uuid uuid not null references clients (uuid) on delete cascade,
  position integer not null default 0,
  hash bytea not null unique check (length(hash) = 32),
  -- Its last characters, by which people tell the two apart.
  hint text not null check (length(hint) = 4),
  last_used_at timestamptz,
  created_at timestamptz not null default moment()
);
create index on client_secrets (client_uuid);
select guard_platform_table('client_secrets', visible => 'false', secret => array['hash'], audited => false);
grant insert (hash) on client_secrets to ultramar_operator;
grant select on client_secrets to ultramar_auth;
grant update (last_used_at) on client_secrets to ultramar_auth;

-- A client's session is one of its owner's that is limited to some permissions. There is one for each secret and scope, and it
-- goes with the secret.
alter table sessions
  add column secret_uuid uuid references client_secrets (uuid) on delete cascade,
  add column scopes text[],
  add check ((secret_uuid is null) = (scopes is null));
create unique index sessions_of_clients on sessions (secret_uuid, scopes) where secret_uuid is not null and ended_at is null;

-- Whether a session may still be used as far as that is for a client to say: of a person it always is.
create function client_allows(secret uuid, scopes text[]) returns boolean language sql stable
  return secret is null or exists (
    select from client_secrets k join clients c on c.uuid = k.client_uuid
    where k.uuid = secret and c.status = 'active' and scopes <@ regexp_split_to_array(c.scope, '\s+')
  );

-- Every process forgets what it believes of sessions when a client changes.
create function tell_rights_of_client() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('rights', '');
  return null;
end $$;
create trigger tell_rights after update or delete on clients for each statement execute function tell_rights_of_client();
create trigger tell_rights after delete on client_secrets for each statement execute function tell_rights_of_client();
