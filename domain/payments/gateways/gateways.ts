import type { FieldType } from '../../../schemas/parts/definedFields.ts';
import type { GatewayName } from '../../../schemas/parts/payments/gatewayEvent.ts';

/** A field that a gateway needs of its accounts. Its name is the text `gateways.fields.<gateway>.<key>`. */
export interface GatewayField {
  readonly key: string;
  readonly type: FieldType;
  /**
   * Whether an account is saved with it only. Secrets are needed to collect in any case: one that is not required is known
   * after the account has its webhook address.
   */
  readonly required: boolean;
}

/** The fields of each gateway, in order. */
export const gatewayFields: Readonly<Record<GatewayName, readonly GatewayField[]>> = {
  sandbox: [
    { key: 'secret_key', type: 'secret', required: true },
    { key: 'webhook_secret', type: 'secret', required: false },
  ],
  stripe: [
    { key: 'secret_key', type: 'secret', required: true },
    { key: 'webhook_secret', type: 'secret', required: false },
  ],
};

/** The key of a gateway's field among all gateways. */
export const fieldKeyOf = (gateway: GatewayName, { key }: Pick<GatewayField, 'key'>): string => `${gateway}.${key}`;

/** The text with the name of a gateway's field. */
export const fieldWords = (key: string): string => `gateways.fields.${key}`;
