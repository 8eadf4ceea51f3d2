-- The clients in use whose search text is most like each of these names, by its trigrams: narrow, with the owner's rights, so
-- that it uses the index of searches.
create or replace function near_entities(names text[], most integer) returns table (place integer, uuid uuid)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select n.place::integer - 1, f.uuid from unnest(names) with ordinality n (name, place) cross join lateral (
    select t.uuid from entities t where t.tenant_id = current_tenant() and not t.archived and n.name <> '' and t.search_text %> n.name
    order by word_similarity(n.name, t.search_text) desc, t.uuid limit most) f
$$;
