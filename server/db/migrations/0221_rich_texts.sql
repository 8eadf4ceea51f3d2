-- Texts of documents with formatting: the document of a text beside its plain text, which every text has.

alter table invoices add column observation_rich jsonb, add column terms_payment_rich jsonb;
alter table contract_terms add column observation_rich jsonb, add column terms_payment_rich jsonb;
alter table companies add column observation_rich jsonb, add column terms_payment_rich jsonb;

create or replace view document_settings with (security_invoker) as
  select tenant_id, tenant_id as uuid, template_uuid, currency, document_language as language, terms_payment, observation,
    show_tax_invoice, show_exporter_net, version, terms_payment_rich, observation_rich
  from companies;
grant update (terms_payment_rich, observation_rich) on document_settings to ultramar_app;

create or replace function companies_of(tenants uuid[]) returns table (tenant_id uuid, company jsonb) language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant', true), '');
  entered uuid;
begin
  foreach entered in array tenants loop
    perform set_config('app.tenant', entered::text, true);
    return query select c.tenant_id, party(c.uuid, c.name, c.nif, c.location_place_id, c.location_address, c.location_latitude,
        c.location_longitude, c.location_complement, c.location_country_id)
      || jsonb_strip_nulls(jsonb_build_object('tax_regime', c.tax_regime, 'segment', c.segment, 'currency', c.currency,
        'responsible_name', c.responsible_name, 'responsible_email', c.responsible_email,
        'allows_retroactive', c.allows_retroactive, 'issue_lead_days', c.issue_lead_days, 'hold_late_days', c.hold_late_days,
        'documents', jsonb_build_object('language', c.document_language,
          'terms_payment', coalesce(c.terms_payment_rich, to_jsonb(c.terms_payment)),
          'observation', coalesce(c.observation_rich, to_jsonb(c.observation)),
          'show_tax_invoice', c.show_tax_invoice, 'show_exporter_net', c.show_exporter_net),
        'tenant', t.slug, 'time_zone', t.time_zone,
        'logo', '/api/v1/auth/realm/logo?tenant=' || t.slug || '&file=' || f.uuid))
      from companies c join tenants t on t.id = c.tenant_id
      left join stored_files f on f.tenant_id = c.tenant_id and f.owner_table = 'company_settings'
        and f.owner_uuid = c.tenant_id and f.property = 'logo';
  end loop;
  perform set_config('app.tenant', before, true);
end $$;

-- Of a document the history tells that it is another one: its words are in the plain text beside it.
create or replace function audit_changes(of_table regclass, has_before boolean, has_after boolean) returns text
  language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select format('json_object(%s absent on null returning jsonb)', string_agg(format(
    '%L: case when %s is distinct from %s then jsonb_build_array(%s, %s) end', name, before.value, after.value, before.told, after.told
  ), E',\n      '))
  from (
    select a.attname as name, a.atttypid = 'jsonb'::regtype as is_json, a.atttypid = 'sealed'::regtype as is_secret,
      a.attname like '%\_rich' and a.atttypid = 'jsonb'::regtype as is_rich,
      a.attlen > 0 or a.atttypid = 'numeric'::regtype as is_short
    from pg_attribute a where a.attrelid = of_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      -- What says nothing to a reader: keys, bookkeeping, and columns computed from others.
      and a.attname <> all (array['tenant_id', 'uuid', 'version', 'created_at', 'updated_at', 'unpaid_from',
        'billed_amount', 'to_come_amount', 'unscheduled_amount', 'paid_on'])
    order by a.attnum
  ) c, lateral (
    select format(case when is_json then 'nullif(%s.%I, ''null'')' else '%s.%I' end, 'o', name) as o,
      format(case when is_json then 'nullif(%s.%I, ''null'')' else '%s.%I' end, 'n', name) as n
  ) v, lateral (
    -- What a reader must not be told, and what is never too long to read.
    select case when is_secret then '''secret'' || left(%s::text, 0)' when is_rich then '''format:'' || left(md5(%s::text), 8)'
      when is_short then '%s' else 'audit_value(to_jsonb(%s))' end as form
  ) f, lateral (
    select case when has_before then o else 'null' end as value, case when has_before then format(form, o) else 'null' end as told
  ) before, lateral (
    select case when has_after then n else 'null' end as value, case when has_after then format(form, n) else 'null' end as told
  ) after
$$;
