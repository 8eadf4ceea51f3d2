-- What has expired is cleared away by a job: so far it went when its owner came back, and stayed where nobody did.

create index refresh_tokens_expire on refresh_tokens (expires_at);

-- The answers kept for users of the platform are each user's own; once they are of no use, the job may take them away.
create policy expired on platform_idempotency_keys to ultramar_operator
  using (created_at <= now() - interval '24 hours') with check (false);
