-- Counts the commands of a transaction from 1, since one command may be performed twice in it. Null outside commands.
create or replace function current_step() returns integer
  language sql stable parallel safe
  return nullif(current_setting('app.step', true), '')::integer;
