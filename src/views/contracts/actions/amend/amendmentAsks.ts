import { inputOf } from '../../../../../domain/actions/requests.ts';
import { amendmentKinds, type AmendmentKind } from '../../../../../schemas/parts/amendment.ts';
import type { Resource } from '../../../../../schemas/resource.ts';
import contracts from '../../../../../schemas/resources/contracts.ts';

/** What has lines, by themselves or with all else that invoices say, is written on a page. */
const ofLines: readonly AmendmentKind[] = ['lines', 'terms'];
const linesThemselves = ['items_invoice', 'confirm_scenarios'];

/** An amendment as its form asks for it. */
export const amendmentAsks: Resource = withoutLines(inputOf(contracts, 'amend'));

function withoutLines(asks: Resource | undefined): Resource {
  if (!asks) throw new Error('An amendment asks for nothing');
  const kind = { type: 'string', enum: amendmentKinds.filter((one) => !ofLines.includes(one)) };
  const asked = Object.entries(asks.schema.properties).filter(([name]) => !linesThemselves.includes(name));
  return { ...asks, schema: { ...asks.schema, properties: { ...Object.fromEntries(asked), kind } } };
}
