import { expect } from 'vitest';
import type { ReportAnswer } from '../../domain/reports/answer.ts';
import { hasDated } from '../../domain/reports/datedMeasures.ts';
import { dimensionNames } from '../../domain/reports/groups.ts';
import { currencyOf, listOf, type Figure, type ListFilters } from '../../domain/reports/listOf.ts';
import { furtherListOf, furtherLists, isAmount } from '../../domain/reports/measures.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { CurrencySum, ListSummary } from '../../domain/lists/summary.ts';
import { decimalsOf } from '../../domain/money/decimals.ts';
import { negate } from '../../domain/money/negate.ts';
import { sumAmounts } from '../../domain/money/sum.ts';
import { resourceNamed } from '../../server/engine/resources/registry.ts';
import { filterNames } from '../../server/features/reports/parameters.ts';
import type { DeclaredReport } from '../../server/features/reports/registry.ts';
import type { Measure } from '../../schemas/report.ts';
import type { TestClient } from './app.ts';

type Query = Readonly<Record<string, string>>;

/** Returns a report's answer; fails with its text. */
export async function readReport(client: TestClient, name: string, query: Query = {}): Promise<ReportAnswer> {
  const answer = await client.get(`/api/v2/reports/${name}?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Converts filters to a list's parameters. */
export const parametersOf = (filters: ListFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));

/** Compares each figure of a report with its list's sum, which nothing changes meanwhile. Returns the number of figures. */
export async function checkCells(client: TestClient, declared: DeclaredReport, query: Query = {}): Promise<number> {
  const { report } = declared;
  const answer = await readReport(client, report.name, query);
  const { today } = answer;
  const { by = dimensionNames(report)[0], apart } = query;
  const own = Object.entries(query).filter(([name]) => filterNames(declared).includes(name));
  const params = { today, by, apart: apart === 'true', filters: Object.fromEntries(own) };
  const parts = [{ ...params, from: answer.from, to: answer.to, figures: answer }];
  if (answer.previous) {
    const { from: first, to: last } = answer.previous;
    parts.push({ ...params, from: first, to: last, figures: { ...answer, ...answer.previous } });
  }
  let checked = 0;
  for (const { figures, ...narrowed } of parts) {
    const cells = [
      ...figures.results,
      ...figures.totals.map((total) => ({ group: undefined, across: undefined, ...total })),
    ];
    for (const { group, across, currency, values } of cells) {
      const figure: Figure = { ...narrowed, group, across, currency };
      expect(await listedSums(client, declared, figure), JSON.stringify(figure)).toEqual(values);
      checked += 1;
    }
  }
  return checked;
}

/** Returns a cell's figures from the summaries of its lists. */
async function listedSums(client: TestClient, declared: DeclaredReport, figure: Figure): Promise<object> {
  const { measures } = declared.report;
  if (!hasDated(declared.report) && furtherLists(declared.report).length === 0) {
    const sum = await listedSum(client, declared, figure);
    // The list has only the figure's currency.
    expect(sum?.currency).toBe(figure.currency);
    return Object.fromEntries(Object.entries(measures).map(([name, measure]) => [name, valueIn(sum, measure)]));
  }
  const values: [string, unknown][] = [];
  for (const [name, measure] of Object.entries(measures)) {
    if ('plus' in measure) continue;
    const sum = await listedSum(client, declared, { ...figure, measure: name });
    // An empty list has no currency and a sum of zero.
    const none = isAmount(measure) ? sumAmounts([], decimalsOf(figure.currency ?? '')) : 0;
    values.push([name, sum ? valueIn(sum, measure) : none]);
  }
  const listed = Object.fromEntries(values);
  const made = Object.entries(measures).flatMap(([name, measure]) => {
    if (!('plus' in measure)) return [];
    const parts = [
      ...measure.plus.map((each) => String(listed[each])),
      ...measure.minus.map((each) => negate(String(listed[each]))),
    ];
    return [[name, sumAmounts(parts, decimalsOf(figure.currency ?? ''))]];
  });
  return { ...listed, ...Object.fromEntries(made) };
}

const valueIn = (sum: CurrencySum | undefined, measure: Measure) =>
  'sum' in measure ? sum?.amounts[measure.sum] : sum?.count;

/** The sums of lists by client and address: many figures have the same list. */
const summed = new WeakMap<TestClient, Map<string, Promise<readonly CurrencySum[]>>>();

function sumsAt(client: TestClient, url: string): Promise<readonly CurrencySum[]> {
  const known = summed.get(client) ?? new Map<string, Promise<readonly CurrencySum[]>>();
  summed.set(client, known);
  const sums = known.get(url) ?? askSums(client, url);
  known.set(url, sums);
  return sums;
}

async function askSums(client: TestClient, url: string): Promise<readonly CurrencySum[]> {
  const answer = await client.get(url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ListSummary>().sums ?? [];
}

/** Returns the sum of the list behind a figure, which has at most one currency. */
async function listedSum(
  client: TestClient,
  { report, resource }: DeclaredReport,
  figure: Figure,
): Promise<CurrencySum | undefined> {
  const filters = listOf(report, figure);
  // Of what is apart nothing is corrected.
  if (!filters) return undefined;
  const further = furtherListOf(figure.measure === undefined ? undefined : report.measures[figure.measure]);
  const list = (further && resourceNamed(further.resource)) ?? resource;
  const sums = await sumsAt(client, `${urlOf(list)}/summary?${new URLSearchParams(parametersOf(filters))}`);
  const own = sums.filter(({ by }) => by === undefined || by === currencyOf(report));
  expect(own.length).toBeLessThan(2);
  return own[0];
}
