import { describe, expect, it, test } from 'vitest';
import { areaFor, grantOf } from '../../domain/access/grant.ts';
import { isCommenter } from '../../domain/company/comments.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import { testApp } from '../support/app.ts';
import { castOf, type Player } from '../support/cast.ts';
import { operationsOf, type Operation } from '../support/operations.ts';

const api = await testApp();
const cast = await castOf(api);
const operations = await operationsOf(api);

/**
 * Fills paths with unknown keys: allowed calls find no record or lack a body, and forbidden ones fail before any
 * lookup.
 */
const addressOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '0198f6b2-0000-7000-8000-000000000000');

/** Returns whether a call is allowed. The body only has a status, which decides the action of one route. */
async function mayAsk(who: Player, { method, path }: Pick<Operation, 'method' | 'path'>, status = 'billed') {
  const { [method]: ask } = who;
  const answer = await (method === 'get' || method === 'delete'
    ? ask(addressOf(path))
    : ask(addressOf(path), { status }));
  // Successful answers need not be JSON; refusals always are.
  return answer.statusCode < 400 || (answer.statusCode !== 401 && answer.json().code !== 'forbidden');
}

/** Calls that need no sign-in: signing in, public links, tokens, and health checks. */
const open = [
  'GET /api/invoiceTemplate/{template}',
  'GET /api/v1/auth/first-admin',
  'GET /api/v1/auth/realm/logo',
  'GET /api/v1/auth/realm/verify',
  'GET /api/v1/auth/refresh',
  'GET /api/v1/auth/tokens/{id}',
  'GET /api/v1/demo/mails',
  'GET /api/v1/health-check',
  'GET /api/v2/mails/{uuid}/page',
  'GET /api/v2/public/clients/{hash}',
  'GET /api/v2/public/clients/{hash}/logo',
  'GET /api/v2/public/clients/{hash}/statement',
  'GET /api/v2/public/clients/{hash}/statement/pdf',
  'GET /api/v2/public/credit-notes/{hash}',
  'GET /api/v2/public/credit-notes/{hash}/document',
  'GET /api/v2/public/credit-notes/{hash}/logo',
  'GET /api/v2/public/debit-notes/{hash}',
  'GET /api/v2/public/debit-notes/{hash}/document',
  'GET /api/v2/public/debit-notes/{hash}/logo',
  'GET /api/v2/public/invoices/individual/{hash}',
  'GET /api/v2/public/invoices/individual/{hash}/logo',
  'GET /api/v2/public/invoices/individual/{hash}/receipts/{payment}',
  'GET /api/v2/public/invoices/recurring/{hash}',
  'GET /api/v2/public/invoices/recurring/{hash}/document',
  'GET /api/v2/public/invoices/recurring/{hash}/logo',
  'GET /api/v2/public/messages/{token}',
  'GET /api/v2/public/messages/{token}/attachments/{file}',
  'GET /api/v2/public/proformas/{hash}',
  'GET /api/v2/public/proformas/{hash}/document',
  'GET /api/v2/public/proformas/{hash}/logo',
  'GET /api/v2/public/quotes/{hash}',
  'GET /api/v2/public/quotes/{hash}/document',
  'GET /api/v2/public/quotes/{hash}/logo',
  'GET /api/v2/public/quotes/{hash}/total',
  'GET /api/v2/terms/{kind}/{version}/{locale}.pdf',
  'GET /health/live',
  'GET /health/ready',
  'GET /pay/{hash}',
  'POST /api/v1/auth/email/confirm',
  'POST /api/v1/auth/first-admin',
  'POST /api/v1/auth/forgot',
  'POST /api/v1/auth/invitation',
  'POST /api/v1/auth/login',
  'POST /api/v1/auth/logout',
  'POST /api/v1/auth/reset',
  'POST /api/v1/auth/token',
  'POST /api/v2/public/clients/{hash}/payments',
  'POST /api/v2/public/messages/{token}/accept',
  'POST /api/v2/public/messages/{token}/decline',
  'POST /api/v2/public/messages/{token}/viewed',
  'POST /api/v2/public/quotes/{hash}/accept',
  'POST /api/v2/public/quotes/{hash}/decline',
  'POST /api/v2/webhooks/gateways/{tenant}/{account}',
  'POST /api/v2/webhooks/mail',
];

/** Calls that any signed-in user may make: their own account, reference data, and accepting the terms. */
const everybodys = [
  'DELETE /api/v1/auth/sessions',
  'DELETE /api/v1/auth/sessions/{uuid}',
  'GET /api/v1/auth/me',
  'GET /api/v1/auth/profile',
  'GET /api/v1/auth/sessions',
  'GET /api/v1/authorizations/{id}',
  // The handler lets accountants use their own record and requires the permission for others.
  'GET /api/v2/partners/{uuid}',
  'GET /api/v2/places',
  // The handler reads the reports that the user may read, and requires one.
  'GET /api/v2/reports',
  'GET /api/v2/scenarios/terms',
  // The handler searches the lists that the user may read.
  'GET /api/v2/search',
  'PATCH /api/v1/auth/profile',
  'POST /api/v1/auth/email',
  'POST /api/v2/scenarios/terms',
  'PUT /api/v2/partners/{uuid}',
];

test('only the listed operations need no sign-in', () => {
  const found = operations.filter(({ isOpen }) => isOpen).map(({ name }) => name);
  expect(found.toSorted()).toEqual(open);
});

test('only the listed operations need no permission after sign-in', () => {
  const found = operations.filter(({ isOpen, permission }) => !isOpen && !permission).map(({ name }) => name);
  expect(found.toSorted()).toEqual(everybodys);
});

/** Whether the access tables allow a call; every signed-in user may make calls without a permission. */
function expected({ path, permission, area }: Operation, who: Player): boolean {
  if (who.type === undefined || (area !== undefined && areaFor(who.type) !== area)) return false;
  // The home page sums all invoices, so a role that sees only some rows may not read it.
  if (/^\/api\/v2\/(home|notices|notice-settings)\b/.test(path) && grantOf(invoices, who.type).rows) return false;
  if (path === '/api/v2/reports') return api.app.reports.some(({ guard }) => who.may(`${guard.name}:list`));
  // Comments are for those who work for the company.
  if (path.startsWith('/api/v2/comments/') && !isCommenter(who.type)) return false;
  return permission === undefined || who.may(permission);
}

/** The answers for each member of the cast, by name. */
async function byName<T>(ask: (who: Player) => T): Promise<Record<string, Awaited<T>>> {
  const answers: [string, Awaited<T>][] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure is easy to read
  for (const who of cast) answers.push([who.name, await ask(who)]);
  return Object.fromEntries(answers);
}

describe('access to each operation', () => {
  const byStatus = 'PUT /api/v2/invoice/status/{uuid}';
  const partner = '/api/v2/partners/{uuid}';
  const guarded = operations.filter(({ isOpen, name, path }) => !isOpen && name !== byStatus && path !== partner);
  it.each(guarded.map((operation) => [operation.name, operation] as const))('%s', async (_, operation) => {
    expect(await byName((who) => mayAsk(who, operation))).toEqual(await byName((who) => expected(operation, who)));
  });

  it.each([
    ['billed', 'invoices:bill'],
    ['paid', 'invoices:receive'],
    ['cancelled', 'invoices:cancel'],
    ['draft', 'invoices:revert'],
  ])('the invoice status %s', async (status, permission) => {
    const operation = { method: 'put', path: '/api/v2/invoice/status/{uuid}' } as const;
    const may = (who: Player) => who.may('invoices:show') && who.may(permission);
    expect(await byName((who) => mayAsk(who, operation, status))).toEqual(await byName(may));
  });
});
