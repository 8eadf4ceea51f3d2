-- The companies of several tenants, each read under its own policies. The caller has verified the tenants. The address of a
-- logo changes with the logo, so that browsers may cache it.
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
          'payment_terms', (select jsonb_build_object('uuid', p.uuid, 'name', p.name, 'rule', p.rule, 'days', p.days,
            'day', p.day, 'months', p.months)
            from payment_terms p where p.tenant_id = c.tenant_id and p.uuid = c.payment_terms_uuid),
          'show_tax_invoice', c.show_tax_invoice, 'show_exporter_net', c.show_exporter_net),
        'tenant', t.slug, 'time_zone', t.time_zone,
        'logo', '/api/v1/auth/realm/logo?tenant=' || t.slug || '&file=' || f.uuid))
      from companies c join tenants t on t.id = c.tenant_id
      left join stored_files f on f.tenant_id = c.tenant_id and f.owner_table = 'company_settings'
        and f.owner_uuid = c.tenant_id and f.property = 'logo';
  end loop;
  perform set_config('app.tenant', before, true);
end $$;
