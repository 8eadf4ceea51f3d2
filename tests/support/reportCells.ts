import { expect } from 'vitest';
import { dimensionNames } from '../../domain/reports/groups.ts';
import { listOf, type Figure, type ListFilters } from '../../domain/reports/listOf.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { ListSummary } from '../../domain/lists/summary.ts';
import { filterNames } from '../../server/reports/parameters.ts';
import type { ReportAnswer } from '../../server/reports/read.ts';
import type { DeclaredReport } from '../../server/reports/registry.ts';
import type { TestClient } from './app.ts';

type Query = Readonly<Record<string, string>>;

/** What a report answers; fails loudly with its words. */
export async function readReport(client: TestClient, name: string, query: Query = {}): Promise<ReportAnswer> {
  const answer = await client.get(`/api/v2/reports/${name}?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Filters as parameters of a list. */
export const parametersOf = (filters: ListFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));

/** Compares each figure of a report with what its list says it adds up to. Answers how many figures there were. */
export async function checkCells(client: TestClient, declared: DeclaredReport, query: Query = {}): Promise<number> {
  const { report } = declared;
  const answer = await readReport(client, report.name, query);
  const { today } = answer;
  const { by = dimensionNames(report)[0], apart } = query;
  const own = Object.entries(query).filter(([name]) => filterNames(declared).includes(name));
  const asked = { today, by, apart: apart === 'true', filters: Object.fromEntries(own) };
  const parts = [{ ...asked, from: answer.from, to: answer.to, figures: answer }];
  if (answer.previous) {
    const { from: first, to: last } = answer.previous;
    parts.push({ ...asked, from: first, to: last, figures: { ...answer, ...answer.previous } });
  }
  let checked = 0;
  for (const { figures, ...narrowed } of parts) {
    const cells = [
      ...figures.results,
      ...figures.totals.map((total) => ({ group: undefined, across: undefined, ...total })),
    ];
    for (const { group, across, currency, values } of cells) {
      const figure: Figure = { ...narrowed, group, across, currency };
      expect(await listedSum(client, declared, figure), JSON.stringify(figure)).toEqual(values);
      checked += 1;
    }
  }
  return checked;
}

/** The figures of a cell as the summary of the list behind it has them. */
async function listedSum(client: TestClient, { report, resource }: DeclaredReport, figure: Figure): Promise<object> {
  const filters = listOf(report, figure) ?? {};
  const answer = await client.get(`${urlOf(resource)}/summary?${new URLSearchParams(parametersOf(filters))}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { sums = [] } = answer.json<ListSummary>();
  const [sum] = sums;
  // The list has the one currency that the figure is of.
  expect(sums.map(({ currency }) => currency)).toEqual([figure.currency]);
  return Object.fromEntries(
    Object.entries(report.measures).map(([name, measure]) => [
      name,
      'sum' in measure ? sum?.amounts[measure.sum] : sum?.count,
    ]),
  );
}
