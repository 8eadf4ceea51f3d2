import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCanAccess, useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { CompanyList } from '../companies/CompanyList.tsx';
import { WelcomeCard } from '../WelcomeCard.tsx';

const oneInvoice = { pagination: { page: 1, perPage: 1 }, meta: { fields: ['number'] } };

/** Where a company begins: the invitation to its first invoice, or to the next one, and the companies to go to. */
export function CompanyDashboard() {
  const translate = useTranslate();
  const { canAccess, isPending } = useCanAccess({ resource: 'invoices', action: 'create' });
  const { total } = useGetList('invoices', oneInvoice);
  return (
    <>
      <WelcomeCard
        area="company"
        text={total === 0 ? translate('shell.welcome.company.first') : undefined}
        action={
          // Its room is kept until it is known who may use it: the companies below must not jump.
          (isPending || canAccess) && (
            <Button
              variant="contained"
              size="large"
              component={Link}
              to="/company/invoices/create"
              startIcon={<Add />}
              sx={{
                flex: 'none',
                alignSelf: { xs: 'flex-start', md: 'center' },
                visibility: isPending ? 'hidden' : 'visible',
              }}
            >
              {translate('shell.welcome.company.action')}
            </Button>
          )
        }
      />
      <CompanyList />
    </>
  );
}
