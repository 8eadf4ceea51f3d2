import { useTranslate, useRecordContext } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { session } from '../../access/console.ts';
import { settingsIn } from '../../data/settings.ts';
import { areaMenu } from '../../shell/menu/areaMenu.ts';
import { AccessDenied, NotFound } from '../../shell/notices.tsx';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { SinglePage } from '../form/pages/SinglePage.tsx';
import { RequirePermission } from '../RequirePermission.tsx';
import { ActionsButton } from '../actions/ActionsButton.tsx';
import type { ActedRecord } from '../actions/useActions.ts';

/** The settings of an area, each in a tab with its own URL; lists among the tabs have their own pages. */
export function SettingsPage({ area }: { readonly area: Area }) {
  const translate = useTranslate();
  const me = session.me();
  const entry = areaMenu(area, me)
    .flat()
    .find(({ name }) => name === 'settings');
  if (!entry) return <AccessDenied />;
  const header = <PageHeader title={translate('shell.settings')} actions={<RecordActionsButton />} />;
  return (
    <Routes>
      <Route index element={<Navigate replace to={entry.path} />} />
      {settingsIn(area, me).map(({ path, resource }) => (
        <Route
          key={path}
          path={path}
          element={
            <RequirePermission key={path} resource={resource.name} action="show">
              <SinglePage resource={resource} header={header} />
            </RequirePermission>
          }
        />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** The menu of the record that the page around it shows. */
function RecordActionsButton() {
  const record = useRecordContext<ActedRecord>();
  return record ? <ActionsButton record={record} /> : null;
}
