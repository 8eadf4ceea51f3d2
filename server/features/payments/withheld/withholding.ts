import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { expectedTaxes, type ExpectedTax, type TaxedLine } from '../../../../domain/payments/withheld/expected.ts';
import type { Db } from '../../../database/transaction.ts';

/** What an invoice expects its payer to withhold in a tribute, and what its receipts recorded of it. */
export interface WithheldSoFar extends ExpectedTax {
  readonly recorded: string;
}

const notes = (kind: 'credit' | 'debit'): string => `
  select r.position, r.scenery, ${kind === 'credit'} as is_credited, ${kind === 'credit' ? 2 : 1} as part
  from ${kind}_notes n join ${kind}_note_items r on r.tenant_id = n.tenant_id and r.${kind}_note_uuid = n.uuid
  where n.tenant_id = $1 and n.corrects_uuid = $2 and n.status = 'issued' and r.row is null`;

const selectLines = `
  select l.is_credited as "isCredited", (l.scenery #>> '{destiny,id}')::int as country,
    jsonb_agg(jsonb_build_object('uuid', t.uuid, 'tribute', coalesce(t.tribute, s.tribute_uuid), 'name', t.name,
      'is_origin', t.is_origin, 'tax_responsible', t.tax_responsible, 'amount', t.amount::text) order by t.place) as tributes
  from (
    select r.position, r.scenery, false as is_credited, 0 as part from invoice_items r
    where r.tenant_id = $1 and r.invoice_uuid = $2 and r.row is null
    union all ${notes('debit')} union all ${notes('credit')}
  ) l
  cross join lateral rows from (
    jsonb_to_recordset(l.scenery -> 'tributes')
      as (uuid uuid, tribute uuid, name text, is_origin boolean, tax_responsible text, amount numeric)
  ) with ordinality t (uuid, tribute, name, is_origin, tax_responsible, amount, place)
  left join scenario_tributes s on s.tenant_id = $1 and s.uuid = t.uuid
  group by l.part, l.position, l.is_credited, l.scenery
  order by l.part, l.position`;

const selectRecorded = `
  select tribute_uuid, name, sum(amount)::text as amount from withheld_taxes
  where tenant_id = $1 and invoice_uuid = $2 and not is_reversed group by tribute_uuid, name`;

/** Reads what an issued invoice expects to be withheld, with its notes, and what was recorded; receipts of it are locked out. */
export async function readWithholding(
  db: Db,
  tenant: string,
  invoice: { readonly uuid: string; readonly currency: string },
): Promise<WithheldSoFar[]> {
  const [lines, recorded] = await Promise.all([
    db.query<TaxedLine>(selectLines, [tenant, invoice.uuid]),
    db.query<{ tribute_uuid: string | null; name: string; amount: string }>(selectRecorded, [tenant, invoice.uuid]),
  ]);
  return expectedTaxes(lines, decimalsOf(invoice.currency)).map((tax) => {
    const of = recorded.find(
      ({ tribute_uuid: tribute, name }) => tribute === tax.tribute && (tribute || name === tax.name),
    );
    return { ...tax, recorded: of?.amount ?? '0' };
  });
}
