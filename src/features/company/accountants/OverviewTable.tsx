import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Overview } from '../../../../dataProvider/calls/accountants.ts';
import { SearchField } from '../../../shell/SearchField.tsx';
import { useHasRoom } from '../../../shell/useHasRoom.ts';
import { CompanyRows } from './CompanyRows.tsx';
import { matching } from './matchingCompanies.ts';
import { figureWords, figures } from './figureWords.ts';
import { TotalRows } from './TotalRows.tsx';
import Box from '@mui/material/Box';
import { CompanyFigures } from './CompanyFigures.tsx';
import { CompanyName } from './CompanyName.tsx';

/** Each company is a `tbody`, separated by lines; totals are at the end. */
const tableStyle: SxProps<Theme> = ({ tokens }) => ({
  mt: 1,
  '& td': { whiteSpace: 'nowrap' },
  '& tbody:not(:last-of-type) tr > :is(td, th)': { borderBottom: `1px solid ${tokens.line}` },
  '& tbody:last-of-type tr:last-of-type > :is(td, th)': { borderBottom: 0 },
  '& tbody:last-of-type th': { borderBottom: 0 },
});

interface OverviewTableProps {
  readonly overview: Overview;
  /** Whether it shows the previous month while another loads. */
  readonly isOld: boolean;
}

/** All companies in one table by currency, with totals; stacked blocks without room. */
export function OverviewTable({ overview, isOld }: OverviewTableProps) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const [box, hasRoom] = useHasRoom();
  const shown = matching(overview.results, search);
  return (
    <Card
      component="section"
      aria-label={translate('accountants.table')}
      aria-busy={isOld}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <SearchField label={translate('shell.companies.search')} applied={search} onSearch={setSearch} />
      {shown.length === 0 && (
        <Typography role="status" color="textSecondary" sx={{ py: 3 }}>
          {translate('shell.companies.noneFound', { search })}
        </Typography>
      )}
      <div ref={box} style={{ overflowX: 'auto', opacity: isOld ? 0.6 : 1 }}>
        {shown.length > 0 &&
          (hasRoom ? <Wide overview={overview} shown={shown} /> : <CompanyBlocks companies={shown} />)}
      </div>
      {overview.more && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {translate('accountants.more', { count: overview.results.length, of: overview.count })}
        </Typography>
      )}
    </Card>
  );
}

function Wide({ overview, shown }: { readonly overview: Overview; readonly shown: Overview['results'] }) {
  const translate = useTranslate();
  return (
    <Table size="small" sx={tableStyle}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('accountants.company')}</TableCell>
          <TableCell>{translate('accountants.currency')}</TableCell>
          {figures.map((figure) => (
            <TableCell key={figure} align="right">
              {translate(figureWords[figure])}
            </TableCell>
          ))}
          <TableCell align="right">{translate('accountants.drafts')}</TableCell>
          <TableCell>{translate('home.attention.title')}</TableCell>
        </TableRow>
      </TableHead>
      {shown.map((company) => (
        <CompanyRows key={company.uuid} company={company} />
      ))}
      {shown.length === overview.results.length && overview.totals.length > 0 && (
        <TableBody>
          <TotalRows totals={overview.totals} />
        </TableBody>
      )}
    </Table>
  );
}

/** The companies as blocks, without room for a table. */
function CompanyBlocks({ companies }: { readonly companies: Overview['results'] }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {companies.map((company) => (
        <Box key={company.uuid} component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <CompanyName company={company} />
          <CompanyFigures company={company} />
        </Box>
      ))}
    </Box>
  );
}
