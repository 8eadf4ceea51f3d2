-- The command that is being performed, as `invoices.bill`: the default of a column of both logs.
create or replace function current_command() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.command', true), '');
