import { useTranslate } from 'react-admin';
import { adjustmentText, lineAdjustmentRows } from '../../../../domain/documents/adjustmentRows.ts';
import { detailText, lineDetails } from '../../../../domain/documents/lineDetails.ts';
import type { StatedLine } from '../../../../domain/documents/lineFields.ts';
import type { Option } from '../../../../domain/documents/rows.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { joined } from '../../../../domain/words/isolated.ts';
import { countedAdjustments } from '../lines/adjustments.ts';
import { useLanguage } from '../../../i18n/language.ts';

interface DetailsTextProps {
  readonly line: Partial<StatedLine> &
    Option & { readonly gross?: string | undefined; readonly total?: string | undefined };
  readonly currency: string;
}

/** What a line states below its item, as small text; nothing without any. */
export function DetailsText({ line, currency }: DetailsTextProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = lineDetails(line, { language, currency }).map((detail) =>
    detailText(detail, (name) => translate(`documents.grid.columns.${name}`)),
  );
  const names = { discount: translate('figures.discount'), charge: translate('figures.charge') };
  const adjusted = lineAdjustmentRows(
    { ...line, adjustments: countedAdjustments(line.adjustments, decimalsOf(currency)) },
    currency,
  ).map((row) => adjustmentText(row, currency, { language, names }));
  const option = line.is_optional ? [translate(`documents.grid.${line.is_accepted ? 'accepted' : 'optional'}`)] : [];
  return joined([...option, ...words, ...adjusted]);
}
