import { byDate, stocksOf } from '../../../domain/reports/datedMeasures.ts';
import { dimensionOf } from '../../../domain/reports/groups.ts';
import type { ReportParams } from '../../../domain/reports/listOf.ts';
import { monthsIn } from '../../../domain/reports/months.ts';
import type { Measure } from '../../../schemas/report.ts';
import type { Db } from '../../database/transaction.ts';
import type { Reader } from '../../identity/scope.ts';
import { sumGroups, type Summed, type SummedRow } from './sums.ts';
import { amountIn, valuesOf, type MeasuredRow } from './values.ts';

/** The values of a measure in one currency: by month, and in the whole period. */
interface Series {
  readonly months: readonly string[];
  readonly whole: string;
}

type SeriesIn = (currency: string) => Series;

/** More than the number of months. */
const allMonths = 100_000;

/** Computes each measure by its own date: every month of the period, for each currency with any value. */
export async function measureByMonth(
  db: Db,
  summed: Summed,
  reader: Reader,
  params: ReportParams,
): Promise<MeasuredRow[]> {
  const { from = '', to = '', ...unbounded } = params;
  const { report } = summed;
  const months = monthsIn({ from, to });
  const read = new Map<string, Promise<SummedRow[]>>();
  /** Sums the filtered list by months of a date. Measures of the same rows share a statement. */
  const rowsBy = (date: string, within: ReportParams): Promise<SummedRow[]> => {
    const moved = byDate(report, date);
    const one = { ...summed, report: moved, dimension: dimensionOf(moved), most: allMonths };
    const key = `${date} ${within.from}`;
    const rows = read.get(key) ?? sumGroups(db, one, reader, within);
    read.set(key, rows);
    return rows;
  };
  const byMonth = (rows: readonly SummedRow[], measure: Measure) => (currency: string) => {
    const groups = rows.filter((row) => row.part === 'group' && row.currency === currency);
    return new Map(groups.map((row) => [row.key ?? '', amountIn(summed, row, measure)]));
  };

  /** The sum within the period. */
  const flow = async (measure: Measure, date: string): Promise<SeriesIn> => {
    const rows = await rowsBy(date, params);
    return (currency) => {
      const found = byMonth(rows, measure)(currency);
      const whole = rows.find((row) => row.part === 'whole' && row.currency === currency);
      return { months: months.map((month) => found.get(month) ?? '0'), whole: amountIn(summed, whole, measure) };
    };
  };

  /** The state at the end of each month: all starts minus all ends. */
  const stock = async (measure: Measure, dates: NonNullable<Measure['during']>): Promise<SeriesIn> => {
    const until = { ...unbounded, to };
    const [starts, ends] = await Promise.all([rowsBy(dates.from, until), rowsBy(dates.until, until)]);
    return (currency) => {
      const stocks = stocksOf(months, byMonth(starts, measure)(currency), byMonth(ends, measure)(currency));
      return { months: stocks, whole: stocks.at(-1) ?? '0' };
    };
  };

  const series = await Promise.all(
    Object.entries(report.measures).map(async ([name, measure]): Promise<[string, SeriesIn]> => {
      const { on = report.period?.path ?? '', during } = measure;
      return [name, await (during ? stock(measure, during) : flow(measure, on))];
    }),
  );
  const rows = (await Promise.all(read.values())).flat();
  const shown = [...new Set(rows.map(({ currency }) => currency))].toSorted().flatMap((currency) => {
    const of = new Map(series.map(([name, seriesIn]) => [name, seriesIn(currency)]));
    const row = { currency, across: null };
    const whole = {
      ...row,
      part: 'whole',
      key: null,
      values: valuesOf(summed, (_, name) => of.get(name)?.whole),
    } as const;
    const groups = months.map((key, place) => {
      const values = valuesOf(summed, (_, name) => of.get(name)?.months[place]);
      return { ...row, part: 'group', key, values } as const;
    });
    return [...groups, whole].some(isSomething) ? [...groups, whole] : [];
  });
  const count = shown.filter(({ part }) => part === 'group').length;
  return shown.map((row) => ({ ...row, groups: count }));
}

const isSomething = ({ values }: Pick<MeasuredRow, 'values'>): boolean =>
  Object.values(values).some((value) => Number(value) !== 0);
