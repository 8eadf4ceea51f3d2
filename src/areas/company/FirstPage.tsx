import { useTranslate } from 'ra-core';
import { Navigate } from 'react-router';
import type { Me } from '../../access/me.ts';
import { tenantOf } from '../../access/tenant.ts';
import { EmptyState } from '../../shell/feedback/EmptyState.tsx';
import { areaEntries } from '../../shell/menu/areaEntries.ts';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { useDocumentTitle } from '../../shell/frame/useDocumentTitle.ts';
import { CompanyList } from '../../features/company/companyCards/CompanyList.tsx';

/** The start page of users without a home page: the first list they may read. */
export function FirstPage({ me }: { readonly me: Me }) {
  const translate = useTranslate();
  useDocumentTitle(translate('shell.dashboard'));
  if (tenantOf(me) === undefined) {
    return (
      <>
        <PageHeader title={translate('shell.dashboard')} />
        <CompanyList />
      </>
    );
  }
  const [first] = areaEntries('company', me)[0]?.entries ?? [];
  if (first) return <Navigate to={first.path} replace />;
  return <EmptyState titleAs="h1" title={translate('shell.noAccess.title')} hint={translate('shell.noAccess.hint')} />;
}
