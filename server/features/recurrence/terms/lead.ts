/** SQL: the payment terms of the payer of a contract as JSON, or null. The company's default does not replace its lead days. */
export const termsOfPayer = (contract: string): string => `(
  select jsonb_build_object('rule', p.rule, 'days', p.days, 'day', p.day, 'months', p.months)
  from entities e join payment_terms p on p.tenant_id = e.tenant_id and p.uuid = e.payment_terms_uuid
  where e.tenant_id = ${contract}.tenant_id
    and e.uuid = coalesce(${contract}.payment_responsible_uuid, ${contract}.service_buyer_uuid))`;
