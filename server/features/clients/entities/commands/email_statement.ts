import { openLinkOf } from '../../../../../domain/payments/statement/clientStatement.ts';
import { seesAll } from '../../../../../domain/access/visible.ts';
import type { StatementMail } from '../../../../../schemas/parts/payments/statementMail.ts';
import type { Entity } from '../../../../../schemas/resources/clients/entities.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import credits from '../../../../../schemas/resources/payments/credits.ts';
import transactions from '../../../../../schemas/resources/payments/transactions.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { publicHash } from '../../../../engine/documents/public/publicHash.ts';
import { requirePermission, type Scope } from '../../../../identity/scope.ts';
import { dispatch, plain, recipientsIn, refusalsToSend, sendingOf, type Sending } from '../../../delivery/index.ts';
import { readStatement } from '../../../payments/index.ts';
import { linkClients } from './link.ts';

type Client = Entity & { readonly uuid: string; readonly archived?: boolean };

/** The mails of clients, between check and apply. */
const mailOf = new WeakMap<Client, Sending>();

/**
 * A statement needs recipients and a period that can be printed, is mailed by those who may read it, and leaves within the
 * hourly limits, like other mails by hand. It has the link of its client, or a new one from those who may give it one.
 */
export const check: Check<Client, StatementMail> = async (db, scope, rows, { email, from, to, currency }) => {
  requireReading(scope);
  const sendings = await Promise.all(
    rows.map(async (row): Promise<Sending> => {
      const { uuid, location, responsible_name, responsible_email = '' } = row;
      const statement = await readStatement(db, scope, uuid, { from, to, currency });
      const of = { uuid, send_email: true, responsible_name, service_buyer: { location } };
      const sending = sendingOf(of, openLinkOf(row, scope.now) ?? newLink(scope, row), {
        to: plain(responsible_email),
        ...given(email),
      });
      const period = { from: statement.from, to: statement.to, currency: statement.currency };
      return { ...sending, about: { kind: 'statement', period } };
    }),
  );
  const full = await refusalsToSend(db, scope, sendings);
  return rows.map((row, place) => {
    const sending = sendings[place];
    if (!sending) return new ApiError('not_found');
    mailOf.set(row, sending);
    return sending.to.length === 0 ? noRecipients() : full[place];
  });
};

/** A new link for a client whose page no link opens; null if the user may not give it one. */
const newLink = ({ granter }: Scope, { archived = false }: Client): string | null =>
  !archived && granter?.permissions.has('entities:edit') ? publicHash() : null;

/** The recipients that a request names; its own otherwise. */
function given(email: StatementMail['email']): Pick<Partial<Sending>, 'to'> {
  const { to } = recipientsIn({ ...(email !== undefined && { email }) });
  return to && to.length > 0 ? { to } : {};
}

function requireReading(scope: Scope): void {
  for (const { name } of [invoices, transactions, credits]) requirePermission(scope, `${name}:list`);
  if (scope.granter && !seesAll(invoices, scope.granter.type)) throw new ApiError('forbidden');
}

const noRecipients = (): ApiError => {
  const words = 'statement.noRecipients';
  return new ApiError('status_not_allowed', {
    reason: { code: 'no_recipients', words },
    errors: [{ path: 'email', key: words }],
  });
};

const replace = `
  update messages set is_replaced = true
  where tenant_id = $1 and client_uuid = $2 and lower(email) = any($3) and delivery in ('failed', 'uncertain', 'bounced')
    and not is_replaced`;

/** Queues the mail of each client. It replaces those to the same addresses that failed. */
export const apply: Apply<Client, StatementMail> = async (db, scope, rows, { subject, message: body }) => {
  const sendings = rows.flatMap((row) => mailOf.get(row) ?? []);
  const links = rows.flatMap((row) => {
    const hash = mailOf.get(row)?.hash;
    return hash && hash !== openLinkOf(row, scope.now) ? [{ uuid: row.uuid, hash }] : [];
  });
  return [
    ...(links.length > 0 ? [linkClients(db, scope.tenant.id, links)] : []),
    ...sendings.map(({ uuid, to }) =>
      db.query(replace, [scope.tenant.id, uuid, to.map(({ email }) => email.toLowerCase())]),
    ),
    dispatch(
      db,
      scope,
      sendings.map((sending) => ({ ...sending, texts: { subject, body } })),
    ),
  ];
};
