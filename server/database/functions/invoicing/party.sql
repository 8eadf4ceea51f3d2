-- A party as documents show it.
create or replace function party(uuid uuid, name text, nif text, place_id text, address text, latitude double precision, longitude double precision, complement text, country_id integer)
returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object('uuid', uuid, 'name', name, 'nif', nif, 'location', jsonb_build_object(
    'place_id', place_id, 'address', address, 'latitude', latitude, 'longitude', longitude, 'complement', complement,
    'country', (select jsonb_build_object('id', c.id, 'name', c.name, 'identifier', c.identifier) from countries c where c.id = country_id))))
$$;
