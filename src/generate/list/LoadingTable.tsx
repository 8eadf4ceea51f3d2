import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { keyframes, type Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** Styled as a whole: a hundred cells styled one by one would hold up the rows they stand for. */
const bars = ({ tokens }: Theme) => ({
  width: '100%',
  borderSpacing: 0,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '& td': { height: 52, padding: '8px 16px', borderBottom: `1px solid ${tokens.line}` },
  '& tr:last-of-type td': { borderBottom: 0 },
  '& span': { display: 'block', width: '50%', height: 12, borderRadius: '4px', backgroundColor: tokens.sunken },
  '& td:first-of-type span': { width: '70%' },
});

const upTo = (count: number) => [...Array(count).keys()];

/** A table that is loading, as tall as it will be. */
export function LoadingTable({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" aria-busy="true" aria-label={translate('common.loading')} role="status">
      <Box component="table" aria-hidden="true" sx={bars}>
        <tbody>
          {upTo(rows + 1).map((row) => (
            <tr key={row}>
              {upTo(columns).map((column) => (
                <td key={column}>
                  <span />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
}
