-- The key of a row in a view that is part of a table's row: that row's key with another last byte.
create or replace function part_key(row_uuid uuid, part int) returns uuid language sql immutable strict parallel safe
  return encode(set_byte(uuid_send(row_uuid), 15, get_byte(uuid_send(row_uuid), 15) # part), 'hex')::uuid;
