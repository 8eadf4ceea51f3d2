-- The time that rows are stamped with: now, or the fixed clock of the server (`CLOCK`), which connections are opened with.
create or replace function moment() returns timestamptz
  language sql stable
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());
