import { useTranslate } from 'react-admin';
import { ageText } from '../../../../domain/reports/ageText.ts';
import { dimensionOf, type GroupValue } from '../../../../domain/reports/groups.ts';
import type { Report } from '../../../../schemas/report.ts';
import { useMonthName } from './useMonthName.ts';

/** Returns the names of the column groups. */
export function useAcrossName(report: Report): (value: GroupValue) => string {
  const translate = useTranslate();
  const monthName = useMonthName();
  return (value) => {
    if (value === null || !report.across) return translate('report.none');
    const dimension = dimensionOf(report, report.across);
    if ('ages' in dimension) return ageText(dimension.ages, String(value), translate);
    if ('by' in dimension) return monthName(String(value));
    return translate(`resources.${report.of}.values.${dimension.path}.${String(value)}`, { _: String(value) });
  };
}
