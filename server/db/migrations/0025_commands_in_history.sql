-- Which command the log's rows belong to: what was written while one was performed, as `invoices.bill`. A default, so that
-- whatever writes the log fills it in.
create function current_command() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.command', true), '');

alter table audit_log add column command text;
alter table audit_log alter column command set default current_command();
