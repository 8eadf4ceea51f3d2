-- Adds the public links of new documents, of the kind that the trigger names.
create or replace function link_documents() returns trigger language plpgsql as $$
begin
  insert into public_links (digest, tenant_id, kind, record_uuid)
    select sha256(convert_to(public_hash, 'UTF8')), tenant_id, tg_argv[0], uuid from added;
  return null;
end $$;

create trigger link_added after insert on credit_notes referencing new table as added
  for each statement execute function link_documents('credit-notes');
create trigger link_added after insert on debit_notes referencing new table as added
  for each statement execute function link_documents('debit-notes');
