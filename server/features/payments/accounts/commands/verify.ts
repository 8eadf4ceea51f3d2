import { problemWords } from '../../../../../domain/payments/gateways/connection.ts';
import type { Account } from '../../../../../schemas/resources/payments/accounts.ts';
import type { GatewayName } from '../../../../../schemas/parts/payments/gatewayEvent.ts';
import type { Apply, NoticesFor, Prepare } from '../../../../engine/commands/commandFile.ts';
import type { Input } from '../../../../engine/resources/columnValues.ts';
import { connect, settleConnection, type Connection } from '../../gateways/connection.ts';
import { gatewaysOf } from '../../gateways/gateways.ts';
import { readSecrets } from '../../gateways/secrets.ts';

type AccountRow = Account & { readonly uuid: string };

/** What the gateway answered about the stored keys, and the account's version at the call. */
interface Verified extends Connection {
  readonly seen: number;
}

const selectGateway = `
  select y.gateway, a.version from accounts a join account_types y on y.uuid = a.account_type_uuid
  where a.tenant_id = $1 and a.uuid = $2 and y.gateway is not null`;

/** Asks the gateway whether it accepts the stored keys; undefined for an account without a gateway. */
export const prepare: Prepare<Verified | undefined> = async (request, key) => {
  const { config, sealing, budgets, guessing } = request.server;
  const tenant = request.tenant.id;
  const found = await request.readInTenant(async (db) => {
    const [row] = await db.query<{ gateway: GatewayName; version: number }>(selectGateway, [tenant, key]);
    return row && { ...row, secrets: await readSecrets(db, sealing, tenant, key, row.gateway) };
  });
  const gateway = found && gatewaysOf(config)[found.gateway];
  if (!gateway) return undefined;
  await guessing.count({ connectionChecksPerTenant: tenant });
  const { rejection: _, ...answer } = await connect(gateway, found.secrets, AbortSignal.timeout(budgets.gatewayMs));
  return { ...answer, seen: found.version };
};

/** Stores what the gateway answered. */
export const apply: Apply<AccountRow, Input, Verified> = async (db, { tenant }, rows, _input, verified) => {
  if (!verified) return [];
  const { seen, ...reported } = verified;
  return rows.map(({ uuid }) => settleConnection(db, tenant.id, uuid, reported, { seen }));
};

/** Says that the gateway accepts the keys, or why not. */
export const notices: NoticesFor<AccountRow, Verified> = (_row, verified) => {
  const { error, detail = '' } = verified ?? { error: 'unanswered' };
  return [{ key: error ? problemWords(error) : 'gateways.connection.verified', args: { detail } }];
};
