-- Whether the console listens to single keys; absent while the user has not chosen, then it does (WCAG 2.1.4).
alter table users add column single_keys boolean;
grant select (single_keys) on users to ultramar_app;
