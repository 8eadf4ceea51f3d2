-- What may be issued with an earlier date than the day of issue, and when an invoice that is issued late falls due.

-- So many days after its emission, where that was agreed on in place of a date that had passed.
alter table occurrences add column due_days integer check (due_days between 0 and 365);

-- Who moves what is late to another day has the next run see it.
drop trigger see_lateness_anew on occurrences;
drop function see_lateness_anew();

-- A catch-up goes no further back than a month, unless the company says so.
alter table companies no force row level security, disable trigger user;
update companies set hold_late_days = 31 where hold_late_days is null;
alter table companies force row level security, enable trigger user;
alter table companies alter column hold_late_days set default 31, alter column hold_late_days set not null;
