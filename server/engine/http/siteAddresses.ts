import fp from 'fastify-plugin';
import { isRows, type Row } from '../../../domain/kinds/collection.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { propertiesOf } from '../../../domain/schema/property.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { siteOf } from '../../base/site.ts';

/** Completes the addresses of this site (`onSite`), which are stored as paths, in answers with such records. */
export default fp(
  async (app) => {
    const site = siteOf(app.config);
    const paths = new Map(app.resources.map((resource) => [resource.name, addressesOf(resource)]));
    app.addHook('onRoute', (route) => {
      const { access } = route.config ?? {};
      const names = (typeof access === 'object' && paths.get(access.resource)) || [];
      if (names.length === 0) return;
      const complete = (record: Row): Row => {
        const known = names.filter((name) => typeof record[name] === 'string');
        return { ...record, ...Object.fromEntries(known.map((name) => [name, `${site}${String(record[name])}`])) };
      };
      route.preSerialization = async (_request: unknown, _reply: unknown, answer: unknown) => {
        if (!isObject(answer)) return answer;
        const { results } = answer;
        return isRows(results) ? { ...answer, results: results.map(complete) } : complete(answer);
      };
    });
  },
  { name: 'siteAddresses' },
);

const addressesOf = ({ schema }: Resource): readonly string[] =>
  Object.entries(propertiesOf(schema)).flatMap(([name, { onSite }]) => (onSite ? [name] : []));
