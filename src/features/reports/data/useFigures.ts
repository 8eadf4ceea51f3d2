import { useTranslate } from 'react-admin';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { kindOf } from '../../../../domain/schema/kindOf.ts';
import { propertyAt } from '../../../../domain/schema/path.ts';
import { isAmount } from '../../../../domain/reports/measures.ts';
import type { Report } from '../../../../schemas/report.ts';
import { sourceOf } from '../../../data/reports.ts';
import { useLanguage } from '../../../i18n/language.ts';

/** Returns how to name and format a report's figures. */
export function useFigures(report: Report) {
  const translate = useTranslate();
  const language = useLanguage();
  const { schema } = sourceOf(report);
  const isMoney = (measure: string) => {
    const of = report.measures[measure];
    if (of === undefined || !('sum' in of) || of.of) return of !== undefined && isAmount(of);
    return kindOf(propertyAt(schema, of.sum) ?? {}) === 'money';
  };
  return {
    nameOf: (measure: string) => translate(`reports.${report.name}.measures.${measure}`),
    dimensionName: (name: string) => translate(`reports.${report.name}.dimensions.${name}`),
    textOf: (measure: string, value: string | number, currency: string) =>
      isMoney(measure) ? formatMoney(String(value), currency, language) : formatDecimal(String(value), language),
  };
}
