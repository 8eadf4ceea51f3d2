import MuiLink from '@mui/material/Link';
import type { OverviewFigures } from '../../../../dataProvider/calls/accountants.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../i18n/language.ts';
import type { Figure } from './companyPlaces.ts';

interface FigureLinkProps {
  readonly figures: OverviewFigures;
  readonly figure: Figure;
  /** The list behind the figure; without it there is no link. */
  readonly to?: string | undefined;
}

/** An amount with a link to its invoices; a dash without any. */
export function FigureLink({ figures, figure, to }: FigureLinkProps) {
  const language = useLanguage();
  const { currency, [figure]: sum } = figures;
  if (sum.count === 0) return '–';
  const text = formatMoney(sum.amount, currency, language);
  const isUrgent = figure === 'overdue';
  return (
    <MuiLink
      {...(to ? { href: to } : { component: 'span' })}
      className="figures"
      sx={({ tokens }) => ({
        color: isUrgent ? tokens.cancelled.text : tokens.text,
        ...(to && { textDecoration: 'underline', textDecorationColor: tokens.lineStrong, textUnderlineOffset: 3 }),
      })}
    >
      {text}
    </MuiLink>
  );
}
