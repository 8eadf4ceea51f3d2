-- Sets what an account tells about its gateway. The outcome is of a call with its keys, and `detail` the gateway's own words for
-- a failure; without one the state stays, and is unknown for changed keys. `seen` is the account's version at the call: a later save may have other keys.
create or replace function settle_connection(tenant uuid, account uuid, outcome text default null, failure text default null,
  mode text default null, is_changed boolean default false, seen integer default null, detail text default null)
returns void language sql set search_path = public, pg_temp as $$
  with now as (
    select case
        when y.gateway is null then null
        when exists (
          select from account_type_fields f
          where f.account_type_uuid = y.uuid and f.key is not null and f.type = 'secret' and not exists (
            select from account_fields v
            where v.tenant_id = tenant and v.account_uuid = account and v.field = f.uuid and v.secret is not null)) then 'incomplete'
        when outcome is not null then outcome
        when not is_changed and x.connection_state <> 'incomplete' then x.connection_state end as state,
      case when y.gateway is not null then coalesce(mode, case when not is_changed then x.key_mode end) end as key_mode,
      case when y.gateway is not null then '/api/v2/webhooks/gateways/' || tenant || '/' || account end as webhook_url
    from accounts x join account_types y on y.uuid = x.account_type_uuid where x.tenant_id = tenant and x.uuid = account),
  reported as (
    select *, case
        when state = 'failing' then case when outcome = 'failing' then failure else x.connection_error end
        when state is null and webhook_url is not null then failure end as error,
      case when state = 'failing' then case when outcome = 'failing' then detail else x.connection_message end
        when state is null and webhook_url is not null then detail end as message
    from now, (select connection_error, connection_message from accounts where tenant_id = tenant and uuid = account) x)
  update accounts a
  set connection_state = t.state, connection_error = t.error, connection_message = t.message, key_mode = t.key_mode,
    webhook_url = t.webhook_url
  from reported t
  where a.tenant_id = tenant and a.uuid = account and (seen is null or a.version = seen)
    and (a.connection_state, a.connection_error, a.connection_message, a.key_mode, a.webhook_url)
      is distinct from (t.state, t.error, t.message, t.key_mode, t.webhook_url)
$$;
