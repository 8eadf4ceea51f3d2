import Box from '@mui/material/Box';
import type { Overview } from '../../../../dataProvider/calls/accountants.ts';
import { CompanyFigures } from './CompanyFigures.tsx';
import { CompanyName } from './CompanyName.tsx';

/** The companies as blocks, without room for a table. */
export function CompanyBlocks({ companies }: { readonly companies: Overview['results'] }) {
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
