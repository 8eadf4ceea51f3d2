import MuiLink from '@mui/material/Link';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { session } from '../../../access/console.ts';
import { AttentionLinks } from './AttentionLinks.tsx';
import { CompanyName } from './CompanyName.tsx';
import { companyPlaces } from './companyPlaces.ts';
import { FigureLink } from './FigureLink.tsx';
import { figures } from './figureWords.ts';
import { NoFigures } from './NoFigures.tsx';
import { wordsWithoutFigures } from './withoutFigures.ts';

/** A company in the table: a row per currency. Without access it is grey and has no link. */
export function CompanyRows({ company }: { readonly company: OverviewCompany }) {
  const me = session.me();
  const words = wordsWithoutFigures(company);
  const rows = company.figures ?? [];
  const count = Math.max(1, rows.length);
  const head = (
    <TableCell component="th" scope="rowgroup" rowSpan={count} sx={{ minWidth: 200, fontWeight: 400 }}>
      <CompanyName company={company} />
    </TableCell>
  );
  if (words || !me) {
    return (
      <TableBody>
        <TableRow sx={({ tokens }) => (company.access ? {} : { bgcolor: tokens.sunken })}>
          {head}
          <TableCell colSpan={6}>{words && <NoFigures company={company} words={words} />}</TableCell>
        </TableRow>
      </TableBody>
    );
  }
  const places = companyPlaces(company, me);
  const { drafts = 0 } = company;
  const tail = (
    <>
      <TableCell rowSpan={count} align="right">
        {drafts > 0 ? <MuiLink href={places.drafts}>{drafts}</MuiLink> : '–'}
      </TableCell>
      <TableCell rowSpan={count} sx={{ minWidth: 200, '&&': { whiteSpace: 'normal' } }}>
        <AttentionLinks company={company} />
      </TableCell>
    </>
  );
  return (
    <TableBody>
      {rows.map((row, place) => (
        <TableRow key={row.currency}>
          {place === 0 && head}
          <TableCell>{row.currency}</TableCell>
          {figures.map((figure) => (
            <TableCell key={figure} align="right">
              <FigureLink figures={row} figure={figure} to={places.figure(row.currency, figure)} />
            </TableCell>
          ))}
          {place === 0 && tail}
        </TableRow>
      ))}
      {rows.length === 0 && (
        <TableRow>
          {head}
          <TableCell>–</TableCell>
          {figures.map((figure) => (
            <TableCell key={figure} align="right">
              –
            </TableCell>
          ))}
          {tail}
        </TableRow>
      )}
    </TableBody>
  );
}
