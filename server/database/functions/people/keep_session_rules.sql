-- Limits every refresh token to what the realms of its user allow: so many hours after the last use, so many days after
-- sign-in. A token that expires in thirty days is one used at this moment.
create or replace function keep_session_rules() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  used timestamptz := new.expires_at - interval '30 days';
begin
  select least(new.expires_at, min(used + make_interval(hours => r.idle_hours)), min(s.created_at + make_interval(days => r.session_days)))
  into new.expires_at
  from sessions s cross join lateral realms_of(s.user_uuid) r
  where s.uuid = new.session_uuid;
  return new;
end $$;

create trigger keep_rules before insert on refresh_tokens for each row execute function keep_session_rules();
