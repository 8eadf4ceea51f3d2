import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/kinds/money.ts';
import type { TaxFigures } from '../../../domain/taxes/figures.ts';
import { Section } from '../../generate/Section.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';

type Shown = Extract<
  keyof TaxFigures,
  'importer_total_payable_exporter' | 'importer_total_payable' | 'exporter_net_total' | 'total_taxes'
>;

/** The exporter's and the importer's amount, and the figures between. */
const figures: readonly { readonly name: Shown; readonly isTruth: boolean }[] = [
  { name: 'importer_total_payable_exporter', isTruth: true },
  { name: 'importer_total_payable', isTruth: true },
  { name: 'exporter_net_total', isTruth: false },
  { name: 'total_taxes', isTruth: false },
];

interface TruthsSectionProps {
  readonly resource: string;
  /** The title, if not the default. */
  readonly title?: string;
  readonly record: { readonly currency: string } & { readonly [Figure in Shown]?: string | undefined };
}

/** The exporter's and the importer's amount of a document, computed by the server. */
export function TruthsSection({ resource, title, record }: TruthsSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const labelOf = useLabelOf(resource);
  const shown = figures.flatMap((figure) => {
    const amount = record[figure.name];
    return amount === undefined ? [] : [{ ...figure, amount }];
  });
  return (
    <Section title={title ?? translate('documents.truths.title')}>
      <Box component="dl" sx={{ gridColumn: '1 / -1', m: 0, display: 'grid', rowGap: 1.5 }}>
        {shown.map(({ name, isTruth, amount }) => (
          <div key={name}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {labelOf(name)}
            </Typography>
            <Typography
              component="dd"
              variant={isTruth ? 'h3' : 'body1'}
              className="figures"
              sx={{ m: 0, overflowWrap: 'anywhere' }}
            >
              {formatMoney(amount, record.currency, language)}
            </Typography>
          </div>
        ))}
      </Box>
    </Section>
  );
}
