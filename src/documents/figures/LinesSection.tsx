import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { Section } from '../../generate/Section.tsx';
import { useLanguage } from '../../i18n/language.ts';

interface Line {
  readonly item: { readonly uuid: string; readonly description?: string | undefined };
  readonly quantity?: string | undefined;
  readonly price: string;
  readonly total?: string | undefined;
  readonly scenery: { readonly name?: string | undefined };
}

interface LinesSectionProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly currency: string;
}

/** The lines of an undrawn document. */
export function LinesSection({ title, lines, currency }: LinesSectionProps) {
  const language = useLanguage();
  return (
    <Section title={title}>
      <Box component="ul" sx={{ gridColumn: '1 / -1', m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {lines.map(({ item, quantity = '1', price, total = '0', scenery }, index) => (
          <Box
            component="li"
            key={`${index} ${item.uuid}`}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {item.description}
              <Typography variant="caption" color="textSecondary" component="div">
                {`${formatDecimal(quantity, language)} × ${formatMoney(price, currency, language)}`}
                {scenery.name && ` · ${scenery.name}`}
              </Typography>
            </Box>
            <Typography component="span" className="figures" sx={{ fontWeight: 600, ml: 'auto' }}>
              {formatMoney(total, currency, language)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
