import { gatewayNames } from '../../schemas/parts/payments/gatewayEvent.ts';
import { gatewayFields as fieldsOf } from '../payments/gateways/gateways.ts';
import { isRows } from '../kinds/collection.ts';
import type { Rule } from './rule.ts';

/** A type with a gateway is automatic and defines the secret fields that the gateway needs. */
export const gatewayFields: Rule = ({ gateway, auto, fields }) => {
  const needed = gatewayNames.find((name) => name === gateway);
  if (!needed) return [];
  const secrets = new Set(
    (isRows(fields) ? fields : []).filter(({ type }) => type === 'secret').map(({ name }) => name),
  );
  const missing = Object.values(fieldsOf[needed]).filter((name) => !secrets.has(name));
  return [
    ...(auto === true ? [] : [{ path: 'auto', key: 'validation.gatewayIsAutomatic' }]),
    ...(missing.length === 0
      ? []
      : [{ path: 'fields', key: 'validation.gatewayFields', args: { names: missing.join(', ') } }]),
  ];
};
