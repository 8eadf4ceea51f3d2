import type { Pool } from 'pg';

/** Makes the database refuse a contract's invoices for an unforeseen reason; returns how to undo it. */
export async function refuseInvoicesOf(owner: Pool, contract: string | undefined): Promise<() => Promise<unknown>> {
  await owner.query(`
    create function refuse_it() returns trigger language plpgsql as $$ begin
      raise exception 'an unexpected error' using errcode = 'check_violation'; end $$;
    create trigger refuse_it before insert on invoices for each row
      when (new.contract_uuid = '${contract}') execute function refuse_it()`);
  return () => owner.query('drop function refuse_it cascade');
}
