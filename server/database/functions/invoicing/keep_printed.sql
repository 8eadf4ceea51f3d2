-- Keeps what an invoice prints when it is issued: its account, its contact, and the content of its template if that is the
-- company's own. A draft prints them as they are today. Each change of what an issued invoice prints is a new edition.
-- A payment or cancellation is none: only the current copy shows it. One of the previous system is printed nowhere; its mails and
-- its public page name the account.
create or replace function keep_printed() returns trigger language plpgsql as $$
declare
  is_issue boolean := tg_op = 'INSERT' or old.status = 'draft';
begin
  if tg_op = 'UPDATE' then
    new.edition := old.edition + 1;
  end if;
  if new.status = 'draft' then
    new.printed := null;
    new.template_version_uuid := null;
    return new;
  end if;
  if is_issue or new.account_uuid is distinct from old.account_uuid then
    new.printed := jsonb_build_object(
      'account', printed_account(new.tenant_id, new.account_uuid),
      'contact', printed_contact(new.tenant_id, new.service_provider_uuid)
    );
  end if;
  if is_issue or new.template <> old.template then
    new.template_version_uuid := case when length(new.template) = 36 then template_version(new.tenant_id, new.template) end;
  end if;
  return new;
end $$;

create trigger keep_printed before insert on invoices
  for each row when (new.number is not null or new.is_imported) execute function keep_printed();
create trigger keep_changed_print before update of number, status, template, company_number, created, due_date, total,
    account_uuid, observation, observation_rich, terms_payment, terms_payment_rich on invoices
  for each row when ((new.number is not null or new.is_imported) and
    (new.number, new.status = 'draft', new.template, new.company_number, new.created, new.due_date, new.total, new.account_uuid,
      new.observation, new.observation_rich, new.terms_payment, new.terms_payment_rich) is distinct from
    (old.number, old.status = 'draft', old.template, old.company_number, old.created, old.due_date, old.total, old.account_uuid,
      old.observation, old.observation_rich, old.terms_payment, old.terms_payment_rich))
  execute function keep_printed();
