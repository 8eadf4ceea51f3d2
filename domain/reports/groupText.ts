import type { Dimension } from '../../schemas/report.ts';
import type { TextContext } from '../kinds/codec.ts';
import { codecFor } from '../kinds/registry.ts';
import { ageText } from './ageText.ts';
import type { GroupValue } from './groups.ts';
import { monthText } from './monthText.ts';

/** Returns the text of a group; the caller provides `name` for references. */
export function groupText(dimension: Dimension, value: GroupValue, context: TextContext, name?: string): string {
  const { translate, language, property } = context;
  if (value === null) return translate('report.none');
  if ('ages' in dimension) return ageText(dimension.ages, String(value), translate);
  if ('by' in dimension) return monthText(String(value), language);
  return name ?? codecFor(property).toText(value, context);
}
