-- The page of a client, with the invoices that it pays, opens by one link that ends by itself.
alter table entities
  add column public_hash text,
  add column link_expires_at timestamptz,
  add constraint entities_link_check check ((public_hash is null) = (link_expires_at is null)),
  add unique (tenant_id, public_hash);

alter table public_links
  drop constraint public_links_kind_check,
  add constraint public_links_kind_check check (kind in ('individual', 'recurring', 'message', 'client')),
  -- After it the link is not found; links of documents last.
  add column expires_at timestamptz;
