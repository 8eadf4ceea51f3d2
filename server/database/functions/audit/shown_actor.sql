-- How a company sees who acted: with the e-mail while they belong to it, afterwards and of others by name alone. The rows of
-- `users` that the transaction sees decide; operators see all.
create or replace function shown_actor(actor text) returns text language sql stable
  return case
    when actor not like '% <%@%>' or exists (select from users where lower(email) = lower(substring(actor from '<([^<>]*)>$'))) then actor
    else actor_name(actor)
  end;
