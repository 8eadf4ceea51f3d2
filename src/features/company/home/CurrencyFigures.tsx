import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Home, HomeFigures } from '../../../../dataProvider/calls/home.ts';
import { figureLists, type ListFilter } from '../../../../domain/company/home/lists.ts';
import { currencyName } from '../../../../domain/kinds/currency.ts';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { changeText } from './change.ts';
import { FigureTile } from './FigureTile.tsx';
import { useCounted } from './useCounted.ts';
import { useListPath } from './useListPath.ts';

/** Each currency is a container whose tiles form one row if there is room. */
export const currencyBox = { containerType: 'inline-size', minWidth: 0 } as const;

export const tiles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container (min-width: 800px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} as const;

interface CurrencyFiguresProps {
  readonly home: Home;
  readonly figures: HomeFigures;
}

/** Due, overdue, received and expected amounts of one currency. */
export function CurrencyFigures({ home, figures }: CurrencyFiguresProps) {
  const language = useLanguage();
  const { currency } = figures;
  return (
    <Box component="section" aria-labelledby={`figures-${currency}`} sx={currencyBox}>
      <Typography id={`figures-${currency}`} variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {currency}
        <Typography component="span" color="textSecondary" sx={{ ml: 1 }}>
          {currencyName(currency, language)}
        </Typography>
      </Typography>
      <Box sx={tiles}>
        <CurrencyTiles home={home} figures={figures} />
      </Box>
    </Box>
  );
}

function CurrencyTiles({ home, figures }: CurrencyFiguresProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const listPath = useListPath();
  const counted = useCounted();
  const { currency, due, overdue, received, expected } = figures;
  const lists = figureLists(currency, home);
  const invoices = (count: number, list: ListFilter, words = 'home.invoices') => ({
    text: counted(words, count),
    count,
    to: listPath('invoices', list),
  });
  const amounts = [due, overdue, received, expected].map(({ amount }) => formatMoney(amount, currency, language));
  const longest = Math.max(...amounts.map(({ length }) => length));
  const tile = ({ amount, before }: { readonly amount: string; readonly before: string }, since: string) => ({
    amount: formatMoney(amount, currency, language),
    longest,
    before: translate(`home.before.${since}`, {
      change: changeText(before, amount, currency, language),
      date: formatDate(home.month_before.to, language),
    }),
  });
  return (
    <>
      <FigureTile label={translate('home.due')} {...tile(due, 'monthAgo')} parts={[invoices(due.count, lists.due)]} />
      <FigureTile
        label={translate('home.overdue')}
        {...tile(overdue, 'monthAgo')}
        parts={[invoices(overdue.count, lists.overdue)]}
        isUrgent={overdue.count > 0}
      />
      <FigureTile
        label={translate('home.received')}
        {...tile(received, 'until')}
        parts={[
          {
            text: counted('home.payments', received.count),
            count: received.count,
            to: listPath('transactions', lists.received),
          },
        ]}
      />
      <FigureTile
        label={translate('home.expected')}
        {...tile(expected, 'days')}
        parts={[
          invoices(expected.invoices.count, lists.invoices, 'home.issued'),
          invoices(expected.scheduled.count, lists.scheduled, 'home.scheduled'),
        ]}
      />
    </>
  );
}
