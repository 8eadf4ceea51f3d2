-- A company that did not grant what was asked for is told from one that took access back.
alter table access_grants drop constraint access_grants_state_check;
alter table access_grants add constraint access_grants_state_check
  check (state in ('requested', 'declined', 'granted', 'withdrawn'));
