import { describe, expect, it } from 'vitest';
import { actionsIn } from '../../domain/access/grant.ts';
import { addressOf } from '../../domain/schema/urlOf.ts';
import { demoApp } from '../support/app.ts';
import { castOf, type Player } from '../support/cast.ts';
import { foreignTenant, nothing } from '../support/foreign.ts';
import { operationsOf, type Operation } from '../support/operations.ts';
import { sampleRecord } from '../support/sampleRecord.ts';

const api = await demoApp();
const globex = await foreignTenant(api, 'globex');
const { rows: entities } = await api.ownerPool.query<{ uuid: string }>(
  "select uuid from entities where tenant_id = (select id from tenants where slug = 'acme') order by uuid limit 1",
);
const cast = await castOf(api, entities[0]?.uuid);
const owner = cast.find(({ name }) => name === 'owner') ?? api.anonymous;
// A logout would end the sessions of the cast.
const operations = (await operationsOf(api)).filter(({ path }) => path !== '/api/v1/auth/logout');
const resources = new Map(api.app.resources.map((resource) => [resource.name, resource]));
const oneOfEachType = [...new Map(cast.map((who) => [who.type, who])).values()].filter(
  ({ type }) => type !== undefined,
);
const before = await globex.snapshot();

const resourceOf = ({ permission, tags }: Operation): string => permission?.split(':')[0] ?? tags[0] ?? '';

/** Administrators manage all users and tenants; changes that they make there are outside this test. */
const looksAfter = ({ type }: Player, operation: Operation) =>
  type === 'ADMIN' && resources.get(resourceOf(operation))?.scope !== 'tenant';

/** The resource of a parameter's record, where it differs from the resource of the path. */
const named: Readonly<Record<string, string>> = {
  user: 'users',
  group: 'groups',
  role: 'roles',
  contract: 'contracts',
  service_buyer: 'entities',
  service_provider: 'companies',
  payment_responsible: 'entities',
  uuid_invoice: 'invoices',
  file: 'stored-files',
};

const words: Readonly<Record<string, string>> = {
  email: 'gil@globex.test',
  kind: 'tenant',
  value: 'globex',
  template: 'invoiceTemplate1',
  id: '999999',
  hash: 'nobodys',
};

/** Returns the URL of a call, with keys of the other tenant in its path and query. */
function addressFor(who: Player, operation: Operation): { url: string; namesTheirs: boolean } {
  const { path, keyParameters } = operation;
  const isTheirs = !looksAfter(who, operation);
  const keyOf = (name: string) => (isTheirs ? globex.keyOf(named[name] ?? resourceOf(operation)) : nothing);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? keyOf(name));
  const query = keyParameters.map((name) => `${name}=${keyOf(name)}`).join('&');
  return { url: query ? `${filled}?${query}` : filled, namesTheirs: isTheirs && path.includes('{') };
}

/**
 * Sends the contract's example as the body. Accountants may request access to the other tenant, so this call names an
 * unknown company.
 */
function ask(who: Player, { method, path, example = {} }: Operation, url: string) {
  if (method === 'get' || method === 'delete') return who[method](url);
  return who[method](url, path === '/api/v2/accountants/requests' ? { company: 'nowhere' } : example);
}

/** The answer without the keys in its request. */
function revealedBy(body: string, url: string): string {
  const parts = url.split(/[/?=&,]/).filter((part) => part.length > 4);
  return parts.reduce((text, part) => text.replaceAll(part, ''), body);
}

const isEmpty = (body: string): boolean => ['[]', '{"results":[],"count":0}'].includes(body);

const foundBy = (who: Player, text: string) => (who.type === 'ADMIN' ? globex.hiddenIn(text) : globex.foundIn(text));

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (_, operation) => {
  const { permission, isOpen } = operation;

  it('neither reveals nor changes data of another tenant', async () => {
    for (const who of cast) {
      const { url, namesTheirs } = addressFor(who, operation);
      const { statusCode, body } = await ask(who, operation, url);
      const message = `${who.name}: ${statusCode} ${body.slice(0, 300)}`;
      expect(statusCode, message).toBeLessThan(500);
      expect(foundBy(who, revealedBy(body, url)), message).toEqual([]);
      if (!isOpen && who.type === undefined) expect(statusCode, message).toBe(401);
      else if (permission !== undefined && !who.may(permission))
        expect(JSON.parse(body).code, message).toBe('forbidden');
      // 303 leads to the page of a payer, which finds nothing.
      else if (namesTheirs) expect(statusCode >= 400 || statusCode === 303 || isEmpty(body), message).toBe(true);
    }
  });

  it.skipIf(isOpen)('is refused to a user who names another tenant', async () => {
    for (const who of oneOfEachType) {
      const { url } = addressFor(who, operation);
      const foreign = `${url}${url.includes('?') ? '&' : '?'}tenant=globex`;
      const { statusCode, body } = await ask(who, operation, foreign);
      expect([statusCode, JSON.parse(body).code], who.name).toEqual([403, 'tenant_forbidden']);
    }
  });
});

const written = api.app.resources.filter(
  (resource) => resource.scope === 'tenant' && actionsIn(resource, 'company').includes('create'),
);

it.each(written.map((resource) => [resource.name, resource] as const))(
  'a record of %s cannot refer to records of another tenant',
  async (_, resource) => {
    let refersTo = 0;
    const input = await sampleRecord(resource, async (name) => {
      const isTheirs = resources.get(name)?.scope === 'tenant';
      if (isTheirs) refersTo += 1;
      return isTheirs ? globex.keyOf(name) : 1;
    });
    const answer = await owner.post(addressOf(resource, 'create'), input);
    if (refersTo > 0) expect(answer.statusCode, answer.body.slice(0, 300)).toBe(400);
    expect(globex.foundIn(answer.body)).toEqual([]);
  },
);

it('these calls leave all data of the other tenant unchanged', async () => {
  expect(await globex.snapshot()).toEqual(before);
});
