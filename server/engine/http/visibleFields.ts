import type { FastifyRequest } from 'fastify';
import { hiddenFrom, visibleToUser } from '../../../domain/access/visible.ts';
import { filterParameters } from '../../../domain/lists/filters.ts';
import { without } from '../../../domain/schema/without.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Tenant } from '../../identity/actor.ts';
import { unknownParameter } from '../../base/errors.ts';
import type { Input } from '../resources/columnValues.ts';
import { mayInCompany } from '../../identity/companies.ts';

/** Returns a resource as the user sees it: without hidden properties and invisible rows. */
export const visibleIn = (request: FastifyRequest, resource: Resource): Resource =>
  visibleToUser(resource, request.actor, (name) => request.may(name, 'list'));

/** Returns it as the user sees it in several companies: without what sums up records that one of them does not list. */
export const visibleInCompanies = (request: FastifyRequest, resource: Resource, tenants: readonly Tenant[]): Resource =>
  visibleToUser(resource, request.actor, (name) =>
    tenants.every((tenant) => mayInCompany(request, tenant, name, 'list')),
  );

/** Removes hidden properties from an input, so that they stay unchanged. */
export const withoutHidden = ({ actor }: FastifyRequest, resource: Resource, input: Input): Input =>
  without(input, hiddenFrom(resource, actor.type)) as Input;

/** Returns the body without hidden properties. */
export const visibleInput = (request: FastifyRequest<{ Body: Input }>, resource: Resource): Input =>
  withoutHidden(request, resource, request.body);

/** Throws `unknown_parameter` if a query names a hidden path, as for an unknown one. */
export function refuseHidden(resource: Resource, visible: Resource, query: Readonly<Record<string, unknown>>): void {
  if (visible.list === resource.list) return;
  const namesOf = ({ list }: Resource) => [
    ...filterParameters(list).map(({ name }) => name),
    ...Object.keys({ ...list.keyFilters, ...list.first }),
  ];
  const known = namesOf(visible);
  const name = namesOf(resource).find((each) => query[each] !== undefined && !known.includes(each));
  if (name !== undefined) throw unknownParameter(name);
}
