-- The name of an actor, without the e-mail that the log keeps.
create or replace function actor_name(actor text) returns text language sql immutable
  return regexp_replace(actor, ' <[^<>]*>$', '');
