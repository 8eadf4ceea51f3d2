import { isMoney } from '../../../../domain/taxes/resolve.ts';
import type { Language } from '../../../../domain/languages.ts';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { formatPercent } from '../../../../domain/kinds/percent.ts';
import { isolated } from '../../../../domain/words/isolated.ts';
import type { Line } from '../lines/line.ts';
import type { LineTribute } from '../lines/lineScenario.ts';
import { trimDecimal } from '../../../../domain/money/trimDecimal.ts';
import { valueOf } from '../lines/tributeValue.ts';

/** Returns the unit of a tribute's value: percent, or the document's currency. */
export function unitOf(tribute: LineTribute, currency: string): string {
  return isMoney(tribute) ? currency : '%';
}

/** Formats a tribute: `ISS 5%`; a missing value is a dash. */
export function tributeText(line: Line, tribute: LineTribute, currency: string, language: Language): string {
  const value = valueOf(line, tribute);
  if (value === '') return `${isolated(tribute.name)} — ${unitOf(tribute, currency)}`;
  const plain = trimDecimal(value);
  const shown = isMoney(tribute) ? `${formatDecimal(plain, language)} ${currency}` : formatPercent(plain, language);
  return `${isolated(tribute.name)} ${shown}`;
}
