import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { session } from '../../../access/console.ts';
import { Pairs, type Pair } from '../../../kinds/shared/Pairs.tsx';
import { AttentionLinks } from './AttentionLinks.tsx';
import { companyPlaces, waitingIn } from './companyPlaces.ts';
import { FigureLink } from './FigureLink.tsx';
import { figures, figureWords } from './figureWords.ts';
import { NoFigures } from './NoFigures.tsx';
import { wordsWithoutFigures } from './withoutFigures.ts';

/** A company's figures on a card. */
export function CompanyFigures({ company }: { readonly company: OverviewCompany }) {
  const translate = useTranslate();
  const me = session.me();
  const words = wordsWithoutFigures(company);
  if (words) return <NoFigures company={company} words={words} />;
  if (!me) return null;
  const places = companyPlaces(company, me);
  const { drafts = 0 } = company;
  const amounts = figures.flatMap((figure): Pair[] => {
    const rows = (company.figures ?? []).filter((row) => row[figure].count > 0);
    const value = rows.map((row) => (
      <Box key={row.currency}>
        <FigureLink figures={row} figure={figure} to={places.figure(row.currency, figure)} />
      </Box>
    ));
    return rows.length > 0 ? [{ key: figure, name: translate(figureWords[figure]), value }] : [];
  });
  const pairs: Pair[] = [
    ...amounts,
    ...(drafts > 0
      ? [
          {
            key: 'drafts',
            name: translate('accountants.drafts'),
            value: <MuiLink href={places.drafts}>{drafts}</MuiLink>,
          },
        ]
      : []),
    ...(waitingIn(company).length > 0
      ? [{ key: 'attention', name: translate('home.attention.title'), value: <AttentionLinks company={company} /> }]
      : []),
  ];
  if (pairs.length === 0) return <Typography color="textSecondary">{translate('accountants.nothing')}</Typography>;
  return (
    <Box sx={{ mt: 1 }}>
      <Pairs pairs={pairs} />
    </Box>
  );
}
