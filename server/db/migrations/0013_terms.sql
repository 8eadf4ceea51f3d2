-- Who accepted which version of the terms and the licence, for which company: once a version, and for good.

create table terms_acceptances (
  tenant_id uuid not null references tenants (id),
  uuid uuid not null default uuidv7(),
  user_uuid uuid not null references users (uuid),
  version text not null check (version ~ '^\d{4}-\d{2}$'),
  language text not null check (language in ('pt', 'en', 'es')),
  accepted_at timestamptz not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, user_uuid, version)
);
select guard_tenant_table('terms_acceptances');
-- It is evidence: nobody rewrites it.
revoke update, delete on terms_acceptances from ultramar_app;
