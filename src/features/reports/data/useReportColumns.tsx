import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { formatPercent } from '../../../../domain/kinds/percent.ts';
import { decimalsShown } from '../../../../domain/money/decimals.ts';
import { percentMoved } from '../../../../domain/money/percentMoved.ts';
import { hasDated } from '../../../../domain/reports/datedMeasures.ts';
import { furtherListOf, shownMeasures } from '../../../../domain/reports/measures.ts';
import type { GroupValue } from '../../../../domain/reports/groups.ts';
import type { Period } from '../../../../domain/dates/period.ts';
import type { Report } from '../../../../schemas/report.ts';
import type { Area } from '../../../../schemas/resource.ts';
import { mayDo } from '../../../access/authProvider.ts';
import { session } from '../../../access/console.ts';
import { resourceOf } from '../../../data/resources.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { listLink } from './listLink.ts';
import type { ReportCell, ReportRow, ReportTable } from './reportTables.ts';
import { useAcrossName } from './useAcrossName.ts';
import { useFigures } from './useFigures.ts';
import type { AnsweredReport } from './useReport.ts';
import { Link } from 'react-router';

/** A column of figures, or a line of a card. */
export interface ReportColumn {
  readonly key: string;
  readonly head: string;
  /** Returns undefined if the row has no such figure. */
  readonly figureOf: (row: ReportRow) => ReactNode;
}

interface ColumnsOf {
  readonly area: Area;
  readonly report: Report;
  readonly answered: AnsweredReport;
  readonly table: ReportTable;
}

/** Returns the columns of a report: column groups, then measures, with comparison on request. */
export function useReportColumns({ area, report, answered, table }: ColumnsOf): readonly ReportColumn[] {
  const translate = useTranslate();
  const language = useLanguage();
  const { nameOf, textOf } = useFigures(report);
  const acrossName = useAcrossName(report);
  const { state, answer } = answered;
  const { currency } = table;
  const isDated = hasDated(report);
  const shown = shownMeasures(report, [table.total.cell?.values, table.total.before?.values]);
  const measures = shown.map(({ name }) => name);
  const listed = new Map(shown.map(({ name, listed: of }) => [name, of]));
  const [main = ''] = measures;

  const mayOpen = (measure: string): boolean => {
    const further = furtherListOf(report.measures[measure]);
    return !further || mayDo(session.me(), area, resourceOf(further.resource), 'list');
  };
  const figure = (measure: string, cell: ReportCell | undefined, of: Partial<Period> = answer): ReactNode => {
    const value = cell?.values[measure] ?? 0;
    // All months have figures there, and few groups have notes: mostly zero.
    const isSparse = isDated || furtherListOf(report.measures[measure]) !== undefined;
    if (!cell || (isSparse && Number(value) === 0)) return undefined;
    const { by, apart, filters } = state;
    const { today } = answer;
    const name = listed.get(measure) ?? measure;
    const params = { from: of.from, to: of.to, today, by, apart, filters, currency, measure: name };
    const to = mayOpen(name)
      ? listLink(area, report, { ...params, group: cell.group, across: cell.across })
      : undefined;
    return <FigureLink to={to}>{textOf(measure, value, currency)}</FigureLink>;
  };
  const across = (value: GroupValue, place: number): ReportColumn => ({
    key: `across ${String(value)}`,
    head: acrossName(value),
    figureOf: (row) => figure(main, row.across[place]),
  });
  const now = (measure: string): ReportColumn => ({
    key: measure,
    head: table.columns.length > 0 && measure === main ? translate('reportPage.total') : nameOf(measure),
    figureOf: (row) => figure(measure, row.cell),
  });
  const before = (measure: string): ReportColumn => ({
    key: `${measure} before`,
    head: `${nameOf(measure)}, ${translate('reportPage.previous').toLocaleLowerCase()}`,
    figureOf: (row) => figure(measure, row.before, answer.previous),
  });
  const change: ReportColumn = {
    key: 'change',
    head: translate('reportPage.change'),
    figureOf: ({ cell, before: was }) => {
      const moved = was && percentMovedOf(was, cell, main);
      return moved === undefined ? undefined : formatPercent(moved, language, { least: 0, most: 1 });
    },
  };
  const compared = (measure: string) => [now(measure), before(measure), ...(measure === main ? [change] : [])];
  return [...table.columns.map(across), ...measures.flatMap(answer.previous ? compared : (name) => [now(name)])];
}

/** Returns the change of a figure in percent; an absent one counts as zero. */
function percentMovedOf(was: ReportCell, is: ReportCell | undefined, measure: string): string | undefined {
  const [before, after] = [String(was.values[measure] ?? 0), String(is?.values[measure] ?? 0)];
  return percentMoved(before, after, Math.max(decimalsShown(before, ''), decimalsShown(after, '')));
}

interface FigureLinkProps {
  /** The list behind the figure, if any. */
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/** A figure with a link to its list. */
function FigureLink({ to, children }: FigureLinkProps) {
  if (to === undefined) return children;
  return (
    <Link to={to} className="report-figure">
      {children}
    </Link>
  );
}
