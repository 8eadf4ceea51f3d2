-- The language and theme a person has chosen for the console, on every device; null while they have chosen none.
alter table users
  add column language text check (language in ('pt', 'en', 'es')),
  add column theme text check (theme in ('light', 'dark', 'system')),
  -- Devices that signed in before it are not known to the account any more.
  add column password_changed_at timestamptz;
grant select (language, theme) on users to ultramar_app;
grant select (password_changed_at) on users to ultramar_operator;

-- Changing the password ends a person's other sessions.
alter table sessions
  drop constraint sessions_ended_because_check,
  add constraint sessions_ended_because_check
    check (ended_because in ('signed_out', 'token_reused', 'access_changed', 'password_changed'));
