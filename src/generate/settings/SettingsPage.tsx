import { useTranslate, useRecordContext } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { session } from '../../access/console.ts';
import { settingsIn, settingsPath } from '../../data/settings.ts';
import { AccessDenied, NotFound } from '../../shell/notices.tsx';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { SinglePage } from '../form/pages/SinglePage.tsx';
import { RequirePermission } from '../RequirePermission.tsx';
import { SettingsTabs } from './SettingsTabs.tsx';
import { ActionsButton } from '../actions/ActionsButton.tsx';
import type { ActedRecord } from '../actions/useActions.ts';

/** The settings of an area, each in a tab with its own URL. */
export function SettingsPage({ area }: { readonly area: Area }) {
  const translate = useTranslate();
  const tabs = settingsIn(area, session.me());
  const [first] = tabs;
  if (!first) return <AccessDenied />;
  const header = (
    <>
      <PageHeader title={translate('shell.settings')} actions={<RecordActionsButton />} />
      <SettingsTabs area={area} tabs={tabs} />
    </>
  );
  return (
    <Routes>
      <Route index element={<Navigate replace to={`${settingsPath(area)}/${first.path}`} />} />
      {tabs.map(({ path, resource }) => (
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
