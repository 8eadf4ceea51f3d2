-- Which command of its transaction a row of the log belongs to, counted from 1: the same command may be performed twice in
-- one transaction. Null outside commands, and in rows written before this column.
create function current_step() returns integer
  language sql stable parallel safe
  return nullif(current_setting('app.step', true), '')::integer;

alter table audit_log add column step integer;
alter table audit_log alter column step set default current_step();
alter table platform_audit_log add column step integer;
alter table platform_audit_log alter column step set default current_step();
