import type { FastifyRequest } from 'fastify';
import { isRows } from '../../../../domain/kinds/collection.ts';
import { referenceKey } from '../../../../domain/kinds/reference.ts';
import { isObject } from '../../../../domain/schema/isObject.ts';
import { problemWords, unusableStates } from '../../../../domain/payments/gateways/connection.ts';
import type { GatewayName } from '../../../../schemas/parts/payments/gatewayEvent.ts';
import accounts from '../../../../schemas/resources/payments/accounts.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Input } from '../../../engine/resources/columnValues.ts';
import { readRecord } from '../../../engine/resources/read.ts';
import type { Written } from '../../../engine/writing/writers.ts';
import { connect, settleConnection, type Connection } from '../gateways/connection.ts';
import { gatewaysOf } from '../gateways/gateways.ts';
import { readSecrets } from '../gateways/secrets.ts';

/** What was found out about the keys of an account before it is written. */
export interface Connecting extends Connection {
  readonly isChanged: boolean;
}

const isKey = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const selectFields = `
  select y.gateway, f.uuid, split_part(f.key, '.', 2) as key, f.required from account_types y
  join account_type_fields f on f.account_type_uuid = y.uuid
  where y.uuid = $1 and y.gateway is not null and f.key is not null`;

interface Field {
  readonly gateway: GatewayName;
  readonly uuid: string;
  readonly key: string;
  readonly required: boolean;
}

/**
 * Asks the gateway of an account that is about to be written whether it accepts the keys, outside of its transaction.
 * Throws `validation` at the field of changed keys that it rejects. Stored keys that it rejects do not prevent a save.
 */
export async function connecting(request: FastifyRequest, input: Input, key?: string): Promise<Connecting | undefined> {
  const { config, sealing, budgets } = request.server;
  const type = referenceKey(input['account_type']);
  if (typeof type !== 'string' || !isKey.test(type)) return undefined;
  const { fields, stored } = await request.readInTenant(async (db) => {
    const found = await db.query<Field>(selectFields, [type]);
    const [first] = found;
    const before = first && key ? await readSecrets(db, sealing, request.tenant.id, key, first.gateway) : {};
    return { fields: found, stored: before };
  });
  const [first] = fields;
  if (!first) return undefined;
  const rows = isRows(input['fields']) ? input['fields'] : [];
  const entered = fields.map((field) => {
    const at = rows.findIndex((row) => String(row['field']).toLowerCase() === field.uuid);
    return { ...field, at, value: valueIn(rows[at], stored[field.key]) };
  });
  const secrets = Object.fromEntries(entered.flatMap((one) => (one.value === undefined ? [] : [[one.key, one.value]])));
  const isChanged = entered.some((one) => one.value !== stored[one.key]);
  const gateway = gatewaysOf(config)[first.gateway];
  // The write refuses an account without them.
  if (entered.some(({ required, value }) => required && value === undefined)) return { isChanged };
  if (!gateway) return { isChanged, error: 'unanswered' };
  const { rejection, ...reported } = await connect(gateway, secrets, AbortSignal.timeout(budgets.gatewayMs));
  const { detail = '' } = reported;
  if (rejection && isChanged) {
    const at = entered.find((one) => one.key === rejection.field)?.at ?? -1;
    const path = at === -1 ? 'fields' : `fields.${at}.secret`;
    throw new ApiError('validation', { errors: [{ path, key: problemWords(rejection.reason), args: { detail } }] });
  }
  return { ...reported, isChanged };
}

/** Returns the value that a field will have: a new one, or a stored secret that stays. */
function valueIn(row: Input | undefined, stored: string | undefined): string | undefined {
  const secret = row?.['secret'];
  if (!isObject(secret)) return typeof row?.['value'] === 'string' && row['value'] !== '' ? row['value'] : undefined;
  return typeof secret['value'] === 'string' ? secret['value'] : stored;
}

/** Stores what was found out about the keys of a written account, and reads it again with a message that tells it. */
export async function connected(db: Db, tenant: string, written: Written, reported?: Connecting): Promise<Written> {
  const uuid = String(written.record['uuid']);
  await Promise.all([
    settleConnection(db, tenant, uuid, reported ?? {}, { isChanged: reported?.isChanged ?? true }),
    db.query('select move_payments($1, $2)', [tenant, uuid]),
  ]);
  if (!reported && written.record['webhook_url'] === undefined) return written;
  const { record, version } = await readRecord(db, accounts, tenant, uuid);
  const message = messageOf(record);
  return { ...written, record, version, ...(message !== undefined && { message }) };
}

function messageOf({ connection_state: state, connection_error: error }: Input): string | undefined {
  if (state === 'verified' || unusableStates.some((one) => one === state)) return `gateways.saved.${String(state)}`;
  return error === 'unanswered' ? 'gateways.saved.unanswered' : undefined;
}
