-- The first key that shares all bytes of a key but the last one.
create or replace function least_like(key uuid) returns uuid language sql immutable strict parallel safe
  return encode(set_byte(uuid_send(key), 15, 0), 'hex')::uuid;
