import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCanAccess, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { CompanyList } from '../companies/CompanyList.tsx';
import { WelcomeCard } from '../WelcomeCard.tsx';

export function CompanyDashboard() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'invoices', action: 'create' });
  return (
    <>
      <WelcomeCard
        area="company"
        action={
          canAccess && (
            <Button
              variant="contained"
              size="large"
              component={Link}
              to="/company/invoices/create"
              startIcon={<Add />}
              sx={{ flex: 'none', alignSelf: { xs: 'flex-start', md: 'center' } }}
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
