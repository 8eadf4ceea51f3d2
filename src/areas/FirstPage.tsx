import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import type { Area } from '../../schemas/access.ts';
import type { Me } from '../access/me.ts';
import { EmptyState } from '../shell/feedback/EmptyState.tsx';
import { useDocumentTitle } from '../shell/frame/useDocumentTitle.ts';
import { areaMenu } from '../shell/menu/areaMenu.ts';

/** The start page of users without a home page: the first list they may read. */
export function FirstPage({ area, me }: { readonly area: Area; readonly me: Me }) {
  const translate = useTranslate();
  useDocumentTitle(translate('shell.dashboard'));
  const [first] = areaMenu(area, me).flat();
  if (first) return <Navigate to={first.path} replace />;
  return <EmptyState titleAs="h1" title={translate('shell.noAccess.title')} hint={translate('shell.noAccess.hint')} />;
}
