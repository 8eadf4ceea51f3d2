import { groupLimit } from '../../../domain/reports/groupLimit.ts';
import { isAmount } from '../../../domain/reports/measures.ts';
import { date } from '../../../schemas/parts/date.ts';
import { agesOf, dimensionOf } from '../../../domain/reports/groups.ts';
import { dayOfExamples } from '../../engine/resources/answers.ts';
import { columnAt, storageOf } from '../../engine/resources/storage.ts';
import type { Dimension } from '../../../schemas/report.ts';
import type { DeclaredReport } from './registry.ts';

const groupTypes = ['string', 'integer', 'boolean', 'null'] as const;

/** Returns the schema of a report's answer. */
export function reportSchema(declared: DeclaredReport): object {
  const { report } = declared;
  const values = {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(report.measures),
    properties: Object.fromEntries(
      Object.entries(report.measures).map(([name, measure]) => [
        name,
        isAmount(measure) ? { type: 'string', kind: 'money' } : { type: 'integer' },
      ]),
    ),
  };
  const across = report.across && {
    across: { type: groupTypes, description: `The column: a group of \`${report.across}\`.` },
  };
  const sums = { ...across, currency: { type: 'string' }, values };
  const of = (properties: Readonly<Record<string, object>>, required = Object.keys(properties)) => ({
    type: 'object',
    additionalProperties: false,
    required,
    properties,
  });
  const figures = {
    results: {
      type: 'array',
      description: 'Figures by group and currency.',
      items: of({
        group: { type: groupTypes, description: 'A key, a value, a month (`2026-03`) or an age in days (`1-30`).' },
        label: { type: 'string', description: 'The group in the language of the request.' },
        ...sums,
      }),
    },
    count: {
      type: 'integer',
      description: `The number of groups by currency; \`results\` has the ${groupLimit} largest.`,
    },
    totals: {
      type: 'array',
      description: `Sums over all groups, by currency${report.across ? ', and for each column' : ''}.`,
      items: of(sums, ['currency', 'values']),
    },
  };
  const period = report.period && { from: date, to: date };
  const answer = {
    ...period,
    today: { ...date, description: 'Today in the company’s time zone.' },
    ...figures,
    ...(report.period && { previous: of({ ...period, ...figures }) }),
  };
  const required = Object.keys(answer).filter((name) => name !== 'previous');
  return { ...of(answer, required), title: titleOf(report.name), examples: [exampleOf(declared)] };
}

/** The contract's example: an answer with one group. */
function exampleOf({ report, resource }: DeclaredReport): object {
  const { fields } = storageOf(resource);
  const groupIn = (dimension: Dimension): readonly [group: unknown, label: string] => {
    if ('ages' in dimension) return [agesOf(dimension.ages)[1]?.value, '1–30 days'];
    if ('by' in dimension) return [dayOfExamples.slice(0, 7), 'November 2026'];
    const column = columnAt(fields, dimension.path);
    if (column.is === 'scalar') return column.schema.enum ? [column.schema.enum[0], 'Individual'] : ['ISS', 'ISS'];
    return column.key === 'id' ? [840, 'United States'] : ['0198f6b2-0000-7000-8000-000000000003', 'Blue Harbor Inc'];
  };
  const values = Object.fromEntries(
    Object.entries(report.measures).map(([name, measure]) => [name, isAmount(measure) ? '2500.00' : 2]),
  );
  const across = report.across ? report.dimensions[report.across] : undefined;
  const sums = { currency: 'USD', values };
  const column = across && { across: groupIn(across)[0] };
  const [group, label] = groupIn(dimensionOf(report));
  return {
    ...(report.period && { from: '2026-01-01', to: '2026-12-31' }),
    today: dayOfExamples,
    results: [{ group, label, ...column, ...sums }],
    count: 1,
    totals: [...(column ? [{ ...column, ...sums }] : []), sums],
  };
}

/** `issued` -> `IssuedReport`. */
const titleOf = (name: string): string =>
  `${name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Report`;
