-- Counts of a quarter of an hour need not outlive a crash of the database, and nobody shall wait for the disk because
-- of them: a guess writes three.

alter table sign_in_attempts set unlogged;
