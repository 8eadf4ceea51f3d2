import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { MonthDialog } from '../../reports/month/MonthDialog.tsx';
import { browserToday } from './browserToday.ts';
import { ChosenCompanies } from './ChosenCompanies.tsx';

interface MonthOfCompaniesProps {
  /** The accessible companies. */
  readonly companies: readonly OverviewCompany[];
  /** The month of the page. */
  readonly month: string | undefined;
}

/** Opens the month of all companies that an accountant serves, or of some. */
export function MonthOfCompanies({ companies, month }: MonthOfCompaniesProps) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(companies.map(({ tenant }) => tenant)));
  return (
    <>
      <Button variant="outlined" disabled={companies.length === 0} onClick={() => setOpen(true)}>
        {translate('month.name')}
      </Button>
      {isOpen && (
        <MonthDialog
          name={translate('month.name')}
          today={browserToday()}
          first={month}
          companies={[...chosen]}
          onClose={() => setOpen(false)}
        >
          <ChosenCompanies id={id} companies={companies} chosen={chosen} onChoose={setChosen} />
        </MonthDialog>
      )}
    </>
  );
}
