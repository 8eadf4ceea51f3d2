import { CompanyList } from '../companies/CompanyList.tsx';
import { WelcomeCard } from '../WelcomeCard.tsx';

export function AccountantsDashboard() {
  return (
    <>
      <WelcomeCard area="accountants" />
      <CompanyList />
    </>
  );
}
