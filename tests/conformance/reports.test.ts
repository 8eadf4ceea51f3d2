import { describe, expect, it } from 'vitest';
import { isGrantedAnywhere } from '../../domain/access/grant.ts';
import { filterParameters } from '../../domain/lists/filters.ts';
import { languageCodes } from '../../domain/languages.ts';
import { currencyBeside } from '../../domain/money/amounts.ts';
import { currencyOf } from '../../domain/reports/listOf.ts';
import { furtherLists, onFurtherList, partsOf } from '../../domain/reports/measures.ts';
import { datesOf, hasDated } from '../../domain/reports/datedMeasures.ts';
import { isOfDates } from '../../domain/reports/groups.ts';
import { propertyAt } from '../../domain/schema/path.ts';
import { hasWords } from '../../server/base/i18n.ts';
import { reportQuerySchemaOf } from '../../server/features/reports/parameters.ts';
import { loadReports, withResources } from '../../server/features/reports/registry.ts';
import { summedPaths } from '../../server/features/reports/sums.ts';
import { loadResources, resourceNamed } from '../../server/engine/resources/registry.ts';

const declared = await loadReports();
const reports = withResources(declared, await loadResources());

it('each report has an existing resource', () => {
  expect(reports.map(({ report }) => report)).toEqual(declared);
});

it('reports have unique names and positions', () => {
  for (const of of [reports.map(({ report }) => report.name), reports.map(({ report }) => report.order)])
    expect(of).toEqual([...new Set(of as unknown[])]);
  expect(reports.filter(({ report }) => !/^[a-z]+(-[a-z]+)*$/.test(report.name))).toEqual([]);
});

describe.each(reports.map((one) => [one.report.name, one] as const))('%s', (name, one) => {
  const { report, resource, guard } = one;
  const { filters, sums = [] } = resource.list;
  const { period, where, apart = {}, across } = report;
  const dimensions = Object.entries(report.dimensions);

  it('uses filters of its list: several values, whether something is so, date ranges, currency and single values', () => {
    for (const [path, values = []] of Object.entries({ ...where, ...apart })) {
      const isPlain = typeof values === 'boolean';
      expect(filters, path).toHaveProperty([path], isPlain ? 'eq' : 'in');
      const { type, enum: choices } = propertyAt(resource.schema, path) ?? {};
      if (isPlain) expect(type, path).toBe('boolean');
      else expect(values.filter((value) => !choices?.includes(value))).toEqual([]);
    }
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

  it('links to records without a value through a boolean filter of its list', () => {
    const presences = dimensions.flatMap(([, of]) => ('presence' in of && of.presence ? of.presence : []));
    for (const path of presences) {
      expect(propertyAt(resource.schema, path)?.type, path).toBe('boolean');
      expect(filters, path).toHaveProperty([path], 'eq');
    }
  });

  it('offers filters of its list that its own conditions do not use, and no duplicate parameter', () => {
    const own = report.filters.flatMap((path) => filterParameters(resource.list).filter((each) => each.path === path));
    expect(own.map(({ path }) => path)).toEqual(expect.arrayContaining([...report.filters]));
    const filtered = [...Object.keys({ ...where, ...apart }), currencyOf(report), ...(period ? [period.path] : [])];
    expect(report.filters.filter((path) => filtered.includes(path))).toEqual([]);
    const reserved = ['from', 'to', 'compare', 'currency', 'by', 'apart', 'format'];
    expect(own.filter((each) => reserved.includes(each.name))).toEqual([]);
    expect(Object.keys(reportQuerySchemaOf(one).properties)).toEqual(
      expect.arrayContaining(own.map((each) => each.name)),
    );
  });

  it('sums the same properties as its list, in the currency of each amount', () => {
    expect(summedPaths(report).filter((path) => !sums.some((sum) => sum === path))).toEqual([]);
    const currencies = summedPaths(report).map((path) => propertyAt(resource.schema, path)?.currency ?? currencyBeside);
    expect(currencies).toEqual(currencies.map(() => currencyOf(report)));
  });

  it('counts further lists that have its period, currency, groups and filters, and no columns across', () => {
    const lists = furtherLists(report);
    if (lists.length > 0) expect(across).toBeUndefined();
    for (const { resource: further, where: fixed } of lists) {
      const { list } = resourceNamed(further) ?? { list: undefined };
      const sub = Object.values(onFurtherList(report, { resource: further, where: fixed }).measures);
      expect(list?.sums).toEqual(
        expect.arrayContaining(sub.flatMap((measure) => ('sum' in measure ? measure.sum : []))),
      );
      const plain = [
        ...dimensions.flatMap(([, of]) => (isOfDates(of) ? [] : of.path)),
        ...report.filters,
        currencyOf(report),
      ];
      for (const path of plain) expect(list?.filters, `${further} ${path}`).toHaveProperty([path], 'eq');
      for (const path of Object.keys(fixed)) expect(list?.filters, `${further} ${path}`).toHaveProperty([path], 'in');
      if (period) expect(list?.filters).toHaveProperty([period.path], 'range');
    }
  });

  it('makes measures of its other measures alone', () => {
    const parts = Object.values(report.measures).flatMap(partsOf);
    expect(parts.filter((part) => !(part in report.measures))).toEqual([]);
  });

  it('has a dimension other than the one across', () => {
    const names = dimensions.map(([dimension]) => dimension);
    expect(names.filter((dimension) => dimension !== across).length).toBeGreaterThan(0);
    if (across) expect(names).toContain(across);
  });

  it('has only the months of its period as a dimension if its measures have their own dates', () => {
    if (!hasDated(report)) return;
    expect(dimensions.map(([, of]) => of)).toEqual([{ path: period?.path, by: 'month' }]);
  });

  it('is available to a role that may list and export its resource', () => {
    expect(['list', 'export'].filter((action) => !isGrantedAnywhere(guard, action))).toEqual([]);
  });

  it('has texts in each language for its name, description, measures and dimensions', () => {
    const keys = [
      'name',
      'about',
      ...Object.keys(report.measures).map((measure) => `measures.${measure}`),
      ...dimensions.map(([dimension]) => `dimensions.${dimension}`),
    ].map((key) => `reports.${name}.${key}`);
    for (const language of languageCodes) expect(keys.filter((key) => !hasWords(language, key))).toEqual([]);
  });
});
