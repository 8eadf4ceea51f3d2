import type { Resource } from '../../../../schemas/resource.ts';
import { propertiesOf } from '../../../../domain/schema/property.ts';

/** Returns whether the documents of a resource are numbered by series. */
export const isBySeries = ({ schema }: Pick<Resource, 'schema'>): boolean =>
  Object.values(propertiesOf(schema)).some(({ counter }) => counter?.bySeries === true);

/** Returns whether the documents of a resource have a printed number beside `number`. */
export const hasPrintedNumber = ({ schema }: Pick<Resource, 'schema'>): boolean =>
  Object.hasOwn(schema.properties, 'full_number');

/** The columns by which documents are in the order of their numbers. */
export const numberColumns = ['own_series_uuid', 'number_period', 'number'] as const;

/** SQL expressions of a document to number: the series that a user chooses, and its client. */
interface Choice {
  readonly choice: string;
  readonly client: string;
}

/**
 * SQL join for documents of tenant `$1` that get a number: the series `a` that a user chooses, `b` of the client, and the
 * default `z`. An archived one gives no number.
 */
export const seriesJoin = (type: string, { choice, client }: Choice): string => {
  const usable = (alias: string): string =>
    `${alias}.tenant_id = $1 and ${alias}.document_type = '${type}' and not ${alias}.archived`;
  return `
  left join entities e on e.tenant_id = $1 and e.uuid = ${client}
  left join series a on ${usable('a')} and a.uuid = ${choice}
  left join series b on ${usable('b')} and b.uuid = e.series_uuid
  join series z on z.tenant_id = $1 and z.document_type = '${type}' and z.is_default`;
};

/** SQL: the series of a document under `seriesJoin`: the user's choice, before the client's, before the default. */
export const seriesOf = 'coalesce(a.uuid, b.uuid, z.uuid)';

/**
 * SQL: common table expressions that draw all numbers in one statement. `unnumbered` has the documents by `uuid`, with their
 * `series_uuid`, `created` and `place` in the order of numbers; `numbered` has `number`, `own_series_uuid`, `period` and `printed`. Counters are
 * locked in the order of their series. `inOrder` says whether no date precedes the last number's.
 */
export const numbersText = (type: string, inOrder: string): string => `
  drawn as materialized (
    select g.series_uuid, g.year, d.* from (
      select u.series_uuid, extract(year from u.created)::integer as year, count(*) as wanted,
        min(u.created) as first_day, max(u.created) as last_day
      from unnumbered u group by 1, 2 order by 1, 2) g
    cross join lateral draw_numbers('${type}', g.series_uuid, g.year, g.wanted, g.first_day, g.last_day, ${inOrder}) d
  ), numbered as (
    select p.uuid, case when d.prefix <> '' then p.series_uuid end as own_series_uuid, d.period, d.first + p.place as number,
      print_number(d.prefix, d.pattern, d.year, d.first + p.place) as printed
    from (
      select u.uuid, u.series_uuid, extract(year from u.created)::integer as year,
        row_number() over (partition by u.series_uuid, extract(year from u.created) order by u.place) - 1 as place
      from unnumbered u) p
    join drawn d on d.series_uuid = p.series_uuid and d.year = p.year
  )`;

/** SQL: whether dates must follow the numbers: the company of tenant `$1` allows no retroactive documents. */
export const datesInOrder = `(select not coalesce(bool_or(h.allows_retroactive), false) from companies h where h.tenant_id = $1)`;
