import { describe, expect, it } from 'vitest';
import { isGrantedAnywhere } from '../../domain/access/grant.ts';
import { filterParameters } from '../../domain/lists/filters.ts';
import { languageCodes } from '../../domain/languages.ts';
import { currencyBeside } from '../../domain/money/amounts.ts';
import { currencyOf } from '../../domain/reports/listOf.ts';
import { datesOf, hasDated } from '../../domain/reports/dated.ts';
import { isOfDates } from '../../domain/reports/groups.ts';
import { propertyAt } from '../../domain/schema/path.ts';
import { hasWords } from '../../server/i18n.ts';
import { reportQuerySchemaOf } from '../../server/reports/parameters.ts';
import { loadReports, withResources } from '../../server/reports/registry.ts';
import { summedPaths } from '../../server/reports/sums.ts';
import { loadResources } from '../../server/resources/registry.ts';

const declared = await loadReports();
const reports = withResources(declared, await loadResources());

it('each report is of a resource that there is', () => {
  expect(reports.map(({ report }) => report)).toEqual(declared);
});

it('reports have names and places of their own', () => {
  for (const of of [reports.map(({ report }) => report.name), reports.map(({ report }) => report.order)])
    expect(of).toEqual([...new Set(of as unknown[])]);
  expect(reports.filter(({ report }) => !/^[a-z]+(-[a-z]+)*$/.test(report.name))).toEqual([]);
});

describe.each(reports.map((one) => [one.report.name, one] as const))('%s', (name, one) => {
  const { report, resource, guard } = one;
  const { filters, sums = [] } = resource.list;
  const { period, where, apart = {}, across } = report;
  const dimensions = Object.entries(report.dimensions);

  it('is narrowed as its list is: to several values, by dates, by its currency and by one value', () => {
    const several = Object.keys({ ...where, ...apart });
    expect(several.filter((path) => filters[path as keyof typeof filters] !== 'in')).toEqual([]);
    for (const [path, values = []] of Object.entries({ ...where, ...apart }))
      expect(values.filter((value) => !propertyAt(resource.schema, path)?.enum?.includes(value))).toEqual([]);
    const dated = [
      ...(period ? [period.path] : []),
      ...dimensions.flatMap(([, of]) => (isOfDates(of) ? of.path : [])),
      ...Object.values(report.measures).flatMap(datesOf),
    ];
    for (const path of dated) {
      expect(filters, path).toHaveProperty([path], 'range');
      expect(propertyAt(resource.schema, path)?.format, path).toBe('date');
    }
    expect(filters).toHaveProperty([currencyOf(report)], 'eq');
    const plain = dimensions.flatMap(([, of]) => (isOfDates(of) ? [] : of.path));
    for (const path of plain) expect(filters, path).toHaveProperty([path], 'eq');
  });

  it('links to the records without a value by a boolean that its list is narrowed to', () => {
    const told = dimensions.flatMap(([, of]) => ('presence' in of && of.presence ? of.presence : []));
    for (const path of told) {
      expect(propertyAt(resource.schema, path)?.type, path).toBe('boolean');
      expect(filters, path).toHaveProperty([path], 'eq');
    }
  });

  it('offers filters of its list that say nothing else about what it is of, and no parameter twice', () => {
    const own = report.filters.flatMap((path) => filterParameters(resource.list).filter((each) => each.path === path));
    expect(own.map(({ path }) => path)).toEqual(expect.arrayContaining([...report.filters]));
    const said = [...Object.keys({ ...where, ...apart }), currencyOf(report), ...(period ? [period.path] : [])];
    expect(report.filters.filter((path) => said.includes(path))).toEqual([]);
    const reserved = ['from', 'to', 'compare', 'currency', 'by', 'apart', 'format'];
    expect(own.filter((each) => reserved.includes(each.name))).toEqual([]);
    expect(Object.keys(reportQuerySchemaOf(one).properties)).toEqual(
      expect.arrayContaining(own.map((each) => each.name)),
    );
  });

  it('adds up what its list adds up, in the currency of each amount', () => {
    expect(summedPaths(report).filter((path) => !sums.some((sum) => sum === path))).toEqual([]);
    const currencies = summedPaths(report).map((path) => propertyAt(resource.schema, path)?.currency ?? currencyBeside);
    expect(currencies).toEqual(currencies.map(() => currencyOf(report)));
  });

  it('has a dimension besides the one across', () => {
    const names = dimensions.map(([dimension]) => dimension);
    expect(names.filter((dimension) => dimension !== across).length).toBeGreaterThan(0);
    if (across) expect(names).toContain(across);
  });

  it('is by the months of its period alone where its measures have dates of their own', () => {
    if (!hasDated(report)) return;
    expect(dimensions.map(([, of]) => of)).toEqual([{ path: period?.path, by: 'month' }]);
  });

  it('is there for somebody who may list and export its resource', () => {
    expect(['list', 'export'].filter((action) => !isGrantedAnywhere(guard, action))).toEqual([]);
  });

  it('has words in each language: its name, what it is about, its measures and dimensions', () => {
    const keys = [
      'name',
      'about',
      ...Object.keys(report.measures).map((measure) => `measures.${measure}`),
      ...dimensions.map(([dimension]) => `dimensions.${dimension}`),
    ].map((key) => `reports.${name}.${key}`);
    for (const language of languageCodes) expect(keys.filter((key) => !hasWords(language, key))).toEqual([]);
  });
});
