import { inputOf } from '../../../../../domain/actions/requests.ts';
import { amendmentKinds, detailFields, type AmendmentKind } from '../../../../../schemas/parts/amendment.ts';
import { amendmentConfirmations } from '../../../../../schemas/parts/amendmentPreview.ts';
import type { Resource } from '../../../../../schemas/resource.ts';
import contracts from '../../../../../schemas/resources/contracts.ts';

/** Lines and all else that invoices say are written on a page; one invoice is cancelled from its own menu. */
const elsewhere: readonly AmendmentKind[] = ['lines', 'details', 'terms', 'drop'];
const writtenThere: readonly string[] = ['items_invoice', 'confirm_scenarios', ...detailFields];
/** What its preview asks for. */
const confirmed: readonly string[] = amendmentConfirmations;

/** An amendment as its form asks for it. */
export const amendmentAsks: Resource = withoutLines(inputOf(contracts, 'amend'));

function withoutLines(asks: Resource | undefined): Resource {
  if (!asks) throw new Error('An amendment asks for nothing');
  const kind = { type: 'string', enum: amendmentKinds.filter((one) => !elsewhere.includes(one)) };
  const others = [...writtenThere, ...confirmed];
  const asked = Object.entries(asks.schema.properties).filter(([name]) => !others.includes(name));
  return { ...asks, schema: { ...asks.schema, properties: { ...Object.fromEntries(asked), kind } } };
}
