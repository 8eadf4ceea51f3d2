-- Whether a session may still be used as far as its API client is concerned. A session of a person always may.
create or replace function client_allows(secret uuid, scopes text[]) returns boolean language sql stable
  return secret is null or exists (
    select from client_secrets k join clients c on c.uuid = k.client_uuid
    where k.uuid = secret and c.status = 'active' and scopes <@ regexp_split_to_array(c.scope, '\s+')
  );
