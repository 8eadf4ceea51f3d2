import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';

interface ChosenCompaniesProps {
  readonly id: string;
  readonly companies: readonly OverviewCompany[];
  /** The short names of companies. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Selects all or some companies. */
export function ChosenCompanies({ id, companies, chosen, onChoose }: ChosenCompaniesProps) {
  const translate = useTranslate();
  const isAll = chosen.size === companies.length;
  const choose = (tenant: string, isChosen: boolean) => {
    const others = [...chosen].filter((each) => each !== tenant);
    onChoose(new Set(isChosen ? [...others, tenant] : others));
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {translate('shell.companies.title')}
      </Typography>
      {companies.length > 1 && (
        <FormControlLabel
          label={translate('accountants.export.all')}
          control={
            <Checkbox
              checked={isAll}
              indeterminate={!isAll && chosen.size > 0}
              onChange={(_, checked) => onChoose(new Set(checked ? companies.map(({ tenant }) => tenant) : []))}
            />
          }
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, pl: companies.length > 1 ? 3 : 0, listStyle: 'none' }}>
        {companies.map(({ tenant, name }) => (
          <li key={tenant}>
            <FormControlLabel
              label={name}
              sx={{ '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
              control={<Checkbox checked={chosen.has(tenant)} onChange={(_, checked) => choose(tenant, checked)} />}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
