import type { Pool } from 'pg';

/** Has the database itself refuse the invoices of a contract, for a reason that nobody foresaw; answers what takes that back. */
export async function refuseInvoicesOf(owner: Pool, contract: string | undefined): Promise<() => Promise<unknown>> {
  await owner.query(`
    create function refuse_it() returns trigger language plpgsql as $$ begin
      raise exception 'as never foreseen' using errcode = 'check_violation'; end $$;
    create trigger refuse_it before insert on invoices for each row
      when (new.contract_uuid = '${contract}') execute function refuse_it()`);
  return () => owner.query('drop function refuse_it cascade');
}
