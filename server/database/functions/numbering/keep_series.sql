-- A number that was given stays in its series and period, as it was printed.
create or replace function keep_series() returns trigger language plpgsql as $$
begin
  raise exception 'the series of a document that has a number does not change'
    using errcode = 'check_violation', constraint = 'number_kept';
end $$;
