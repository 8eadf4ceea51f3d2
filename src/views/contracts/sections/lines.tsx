import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { Section } from '../../../generate/Section.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import type { ContractSectionProps } from '../actions/dialogProps.ts';
import '../invoices/invoices.css';

/** What each invoice is for. */
export default function Lines({ record: { items_invoice: lines, currency } }: ContractSectionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Section title={translate('contracts.lines.title')}>
      <Box component="ul" sx={{ gridColumn: '1 / -1', m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {lines.map(({ item, quantity = '1', price, total = '0', scenery }, index) => (
          <Box
            component="li"
            key={`${index} ${item.uuid}`}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {item.description}
              <span className="contract-invoice-aside">
                {`${formatDecimal(quantity, language)} × ${formatMoney(price, currency, language)}`}
                {scenery.name && ` · ${scenery.name}`}
              </span>
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
