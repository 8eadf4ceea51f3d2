-- A contract without a hash has no public link: its link has ended.
alter table contracts alter public_hash drop not null;
