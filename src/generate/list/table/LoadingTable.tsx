import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { keyframes, type Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** One style for all cells, because styling a hundred would delay the rows. */
const bars = ({ tokens }: Theme) => ({
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '& > div': { display: 'flex', height: 52, borderBottom: `1px solid ${tokens.line}` },
  '& > div:first-of-type': { height: 41 },
  '& > div:last-of-type': { borderBottom: 0 },
  '& span': { flex: 1, alignSelf: 'center', paddingInline: '16px' },
  '& span::before': {
    content: '""',
    display: 'block',
    width: '50%',
    height: 12,
    borderRadius: '4px',
    backgroundColor: tokens.sunken,
  },
  '& span:first-of-type::before': { width: '70%' },
});

const upTo = (count: number) => [...Array(count).keys()];

/** A placeholder of a table with its final height. */
export function LoadingTable({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" aria-busy="true" aria-label={translate('common.loading')} role="status">
      <Box aria-hidden="true" sx={bars}>
        {upTo(rows + 2).map((row) => (
          <div key={row}>
            {upTo(columns).map((column) => (
              <span key={column} />
            ))}
          </div>
        ))}
      </Box>
    </Paper>
  );
}
