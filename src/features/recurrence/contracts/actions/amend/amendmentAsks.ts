import { inputOf } from '../../../../../../domain/actions/requests.ts';
import {
  amendmentKinds,
  detailFields,
  type AmendmentKind,
} from '../../../../../../schemas/parts/recurrence/amendment.ts';
import { amendmentConfirmations } from '../../../../../../schemas/parts/recurrence/amendmentPreview.ts';
import type { Resource } from '../../../../../../schemas/resource.ts';
import contracts from '../../../../../../schemas/resources/recurrence/contracts.ts';

/** Kinds with their own page or menu entry. */
const elsewhere: readonly AmendmentKind[] = ['lines', 'details', 'terms', 'drop'];
const writtenThere: readonly string[] = ['items_invoice', 'confirm_scenarios', ...detailFields];
/** Confirmations requested by the preview. */
const confirmed: readonly string[] = amendmentConfirmations;

/** The input of an amendment in this form. */
export const amendmentAsks: Resource = withoutLines(inputOf(contracts, 'amend'));

function withoutLines(asks: Resource | undefined): Resource {
  if (!asks) throw new Error('An amendment asks for nothing');
  const kind = { type: 'string', enum: amendmentKinds.filter((one) => !elsewhere.includes(one)) };
  const others = [...writtenThere, ...confirmed];
  const properties = Object.entries(asks.schema.properties).filter(([name]) => !others.includes(name));
  return { ...asks, schema: { ...asks.schema, properties: { ...Object.fromEntries(properties), kind } } };
}
