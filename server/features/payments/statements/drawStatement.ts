import { createHash } from 'node:crypto';
import type { Language } from '../../../../domain/languages.ts';
import type { Statement } from '../../../../domain/payments/statement/statement.ts';
import type { Db } from '../../../database/transaction.ts';
import { inTenant, readInTenant } from '../../../database/transaction.ts';
import type { StatementRequest } from '../../../drawing/statement/request.ts';
import type { DrawingBy } from '../../../engine/documents/drawing/draw.ts';
import { notifyFailed } from '../../../engine/documents/drawing/templateContent.ts';
import type { Scope } from '../../../identity/scope.ts';
import { partyOf } from '../receipts/partyOf.ts';
import { readDesign, readLook } from '../receipts/receiptLook.ts';

type Parties = Pick<StatementRequest, 'provider' | 'client'>;

const selectParties = `
  select ${partyOf('c')} as provider, ${partyOf('e')} as client
  from entities e join companies c on c.tenant_id = $1 where e.tenant_id = $1 and e.uuid = $2`;

/** Visitors share the limits of their `link`. */
interface ToDraw {
  readonly language: Language;
  readonly link?: string | undefined;
}

/**
 * Draws a statement of a client as a PDF in the company's default template, or returns the cached one. Throws like
 * `Documents.draw`.
 */
export async function drawStatement(
  { pool, documents, signal }: DrawingBy,
  scope: Scope,
  client: string,
  statement: Statement,
  { language, link }: ToDraw,
): Promise<Uint8Array> {
  const { id: tenant } = scope.tenant;
  const [parties, look] = await readInTenant(pool, tenant, (db) =>
    Promise.all([readParties(db, tenant, client), readLook(db, tenant, [])]),
  );
  const digest = createHash('sha256')
    .update(JSON.stringify([statement, parties, look]))
    .digest('hex');
  const drawn = await documents.draw({
    key: `${tenant} statement ${digest} ${language}`,
    tenant,
    link,
    signal,
    read: async () => {
      const design = await readInTenant(pool, tenant, (db) => readDesign(db, tenant, look));
      return { kind: 'statement', request: { locale: language, statement, ...parties, ...design } };
    },
    fallsBack: true,
  });
  if (drawn.failedTemplate) await inTenant(pool, { tenant }, (db) => notifyFailed(db, scope, look.drawn_with));
  return drawn.bytes;
}

/** Reads the company and a client, as documents print them. */
export async function readParties(db: Db, tenant: string, client: string): Promise<Parties> {
  const [parties] = await db.query<Parties>(selectParties, [tenant, client]);
  if (!parties) throw new Error('A document is of a client and a company that exist');
  return parties;
}
