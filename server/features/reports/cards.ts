import type { FastifyRequest } from 'fastify';
import { periodOf } from '../../../domain/dates/period.ts';
import { today } from '../../../domain/dates/today.ts';
import { withDecimals } from '../../../domain/money/amounts.ts';
import { partsOf } from '../../../domain/reports/measures.ts';
import { monthsIn } from '../../../domain/reports/months.ts';
import type { Dimension, Report } from '../../../schemas/report.ts';
import type { Db } from '../../database/transaction.ts';
import { readerOf } from '../../engine/http/resourceRequests.ts';
import { visibleIn } from '../../engine/http/visibleFields.ts';
import { finderOf } from '../../engine/resources/finder.ts';
import { measureGroups } from './read.ts';
import type { DeclaredReport } from './registry.ts';
import type { MeasuredRow } from './values.ts';

/** The first figure of a report in one currency, for its card. */
export interface ReportCard {
  readonly report: string;
  readonly currency: string;
  /** Of this month, or as of today for a report without a period. */
  readonly amount: string;
  /** Twelve months of it, for a report with a period. */
  readonly months?: readonly { readonly month: string; readonly amount: string }[];
}

/** The name of the first measure. */
const main = 'main';

/** Reads the first figure of each report, in the company's own currency if the report has it. */
export async function readCards(
  db: Db,
  request: FastifyRequest,
  reports: readonly DeclaredReport[],
): Promise<ReportCard[]> {
  const [company] = await db.query<{ currency: string }>('select currency from companies', []);
  const known = new Map<string, Promise<Figures>>();
  // Reports that differ only in their groups have the same figures.
  const figuresOf = (declared: DeclaredReport): Promise<Figures> => {
    const report = shortened(declared.report);
    const key = JSON.stringify([declared.resource.name, report]);
    const read = known.get(key) ?? readFigures(db, request, { ...declared, report });
    known.set(key, read);
    return read;
  };
  const cards = await Promise.all(
    reports.map(async (declared) => cardOf(declared.report.name, await figuresOf(declared), company?.currency)),
  );
  return cards.filter((card) => card !== undefined);
}

interface Figures {
  readonly rows: readonly MeasuredRow[];
  readonly month: string;
  /** None for a report without a period. */
  readonly months: readonly string[];
}

/** Returns a report of the first measure and its parts alone, by the months of its period. */
function shortened(report: Report): Report {
  const { across: _, period, ...of } = { across: undefined, ...report };
  const [measure] = Object.values(report.measures);
  const parts = partsOf(measure).flatMap((name) => {
    const part = report.measures[name];
    return part ? [[name, part] as const] : [];
  });
  const dimensions: Record<string, Dimension> = period ? { month: { path: period.path, by: 'month' } } : of.dimensions;
  return {
    ...of,
    name: main,
    ...(period && { period: { ...period, first: isAhead(report) ? 'nextTwelveMonths' : 'lastTwelveMonths' } }),
    measures: measure ? { [main]: measure, ...Object.fromEntries(parts) } : {},
    dimensions,
    filters: [],
    order: 0,
  };
}

const isAhead = ({ period }: Report): boolean => period?.first === 'nextTwelveMonths';

async function readFigures(db: Db, request: FastifyRequest, { report, resource }: DeclaredReport): Promise<Figures> {
  const reader = readerOf(request, resource);
  const day = today(reader.now, reader.tenant.timeZone);
  const period = report.period && periodOf(report.period.first, day);
  const [dimension] = Object.values(report.dimensions);
  if (!dimension) throw new Error(`The report of ${resource.name} has no dimension`);
  const { narrowing } = await finderOf(resource);
  const summed = { report, visible: visibleIn(request, resource), narrowing, dimension, most: period ? 1000 : 1 };
  const rows = await measureGroups(db, summed, reader, { today: day, ...period, apart: false, filters: {} });
  return { rows, month: day.slice(0, 7), months: period ? monthsIn(period) : [] };
}

/** Returns the card in the own currency, or the first one; none without figures. */
function cardOf(report: string, { rows, month, months }: Figures, own: string | undefined): ReportCard | undefined {
  const wholes = rows.filter(({ part }) => part === 'whole');
  const whole = wholes.find((row) => row.currency === own) ?? wholes[0];
  if (!whole) return undefined;
  const { currency } = whole;
  const amountOf = (row: MeasuredRow | undefined) => withDecimals(String(row?.values[main] ?? 0), currency);
  if (months.length === 0) return { report, currency, amount: amountOf(whole) };
  const groups = new Map(
    rows.filter((row) => row.part === 'group' && row.currency === currency).map((row) => [row.key, row]),
  );
  return {
    report,
    currency,
    amount: amountOf(groups.get(month)),
    months: months.map((each) => ({ month: each, amount: amountOf(groups.get(each)) })),
  };
}
