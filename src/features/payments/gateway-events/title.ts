import { knownNumber } from '../../../../domain/documents/knownNumber.ts';
import type { GatewayEventRecord } from '../../../../schemas/resources/payments/gateway-events.ts';

/** Names an event by what happened and its invoice: the gateway's identifier says nothing to a person. */
export default function gatewayEventTitle(
  { type, invoice }: Pick<GatewayEventRecord, 'type' | 'invoice'>,
  translate: (key: string, args?: object) => string,
): string {
  const about = translate(`resources.gateway-events.values.type.${type}`);
  const name = translate('resources.invoices.name', { smart_count: 1 });
  const number = invoice && knownNumber(invoice);
  return number === undefined ? about : `${about} · ${name} ${number}`;
}
