-- Reads the columns of the sessions directly.
create or replace view user_sessions with (security_invoker) as
  select s.uuid, s.user_uuid, s.created_at as started_at, u.last_used_at,
    nullif(concat_ws(', ', s.browser, s.system), '') as device, s.address,
    row_number() over (partition by s.user_uuid order by u.last_used_at desc) as position
  from sessions s
  cross join lateral (
    select max(t.created_at) as last_used_at from refresh_tokens t
    where t.session_uuid = s.uuid and t.used_at is null
  ) u
  where s.ended_at is null and u.last_used_at is not null;
