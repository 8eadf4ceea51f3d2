-- Who acts in this transaction, as the audit log names them.
create or replace function current_actor() returns text
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.actor', true), ''), 'system');
