import { fieldKeyOf, fieldWords, gatewayFields } from '../../../../domain/payments/gateways/gateways.ts';
import { languageCodes } from '../../../../domain/languages.ts';
import { isRows } from '../../../../domain/kinds/collection.ts';
import { sameWord } from '../../../../domain/kinds/words.ts';
import { gatewayNames, type GatewayName } from '../../../../schemas/parts/payments/gatewayEvent.ts';
import accountTypes from '../../../../schemas/resources/payments/account-types.ts';
import { requireNone } from '../../../base/errors.ts';
import { translate } from '../../../base/i18n.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Input } from '../../../engine/resources/columnValues.ts';
import { readRecord } from '../../../engine/resources/read.ts';
import type { Written } from '../../../engine/writing/writers.ts';

/** A stored field of a type. */
interface StoredField {
  readonly uuid: string;
  readonly key: string | null;
  readonly name: string;
  readonly type: string;
}

const selectFields =
  'select uuid, key, name, type from account_type_fields where account_type_uuid = $1 order by position';

/** Returns the gateway of a type that is written. */
export const gatewayOf = ({ gateway }: Input): GatewayName | undefined => gatewayNames.find((name) => name === gateway);

/**
 * Returns the type with the fields of its gateway, which keep their keys, and automatic; without a gateway as it is.
 * Throws `validation` at each other field.
 */
export async function withGatewayFields(db: Db, input: Input, key?: string): Promise<Input> {
  const gateway = gatewayOf(input);
  if (!gateway) return input;
  const stored = key === undefined ? [] : await db.query<StoredField>(selectFields, [key]);
  const fields = gatewayFields[gateway].map((field) => {
    const whole = fieldKeyOf(gateway, field);
    const names = languageCodes.map((language) => translate(language, fieldWords(whole)));
    const isNamed = (name: unknown) => typeof name === 'string' && names.some((own) => sameWord(own, name));
    // One that was typed by hand becomes the gateway's, with the values of its accounts; another gateway's does not.
    const before =
      stored.find((one) => one.key === whole) ??
      stored.find((one) => one.key === null && one.type === field.type && isNamed(one.name));
    return { field, isNamed, before, name: translate('en', fieldWords(whole)) };
  });
  const entered = isRows(input['fields']) ? input['fields'] : [];
  requireNone(
    entered.flatMap(({ uuid, name }, at) =>
      fields.some(({ isNamed }) => isNamed(name)) || stored.some((one) => one.key !== null && one.uuid === uuid)
        ? []
        : { path: `fields.${at}.name`, key: 'validation.gatewayFields', args: { names: listed(fields) } },
    ),
  );
  const own = fields.map(({ field: { type, required }, before, name }) => ({
    ...(before && { uuid: before.uuid }),
    name,
    type,
    required,
    printed: false,
  }));
  return { ...input, auto: true, fields: own };
}

const listed = (fields: readonly { readonly name: string }[]): string => fields.map(({ name }) => name).join(', ');

const setKeys = `
  update account_type_fields f set key = k.key
  from account_type_fields t left join unnest($2::text[]) with ordinality k (key, place) on k.place = t.position + 1
  where f.account_type_uuid = $1 and t.uuid = f.uuid and f.key is distinct from k.key`;

/** Gives the fields of a written type the keys of its gateway, or none, and reads it again. */
export async function withKeys(db: Db, input: Input, written: Written): Promise<Written> {
  const { uuid } = written.record;
  const gateway = gatewayOf(input);
  const keys = gateway ? gatewayFields[gateway].map((field) => fieldKeyOf(gateway, field)) : [];
  await db.query(setKeys, [uuid, keys]);
  return { ...written, ...(await readRecord(db, accountTypes, '', String(uuid))) };
}
