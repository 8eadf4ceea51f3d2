-- Counts of guesses: their keys name no account or address in plain text any more, stay short, and are cleared away by
-- when they expire.

delete from sign_in_attempts;
alter table sign_in_attempts add check (length(key) <= 120);
create index sign_in_attempts_expire on sign_in_attempts (expire);
