import { useTranslate } from 'react-admin';
import { useState } from 'react';
import members from '../../../../schemas/resources/people/members.ts';
import { takeAccountantAccess } from '../../../access/accountantAccess.ts';
import { RecordActionsProvider } from '../../../generate/actions/RecordActionsProvider.tsx';
import { ListBody } from '../../../generate/list/table/ListBody.tsx';
import { ListFrame } from '../../../generate/list/ListFrame.tsx';
import { ListKeys } from '../../../generate/list/tools/ListKeys.tsx';
import { ListTools } from '../../../generate/list/tools/ListTools.tsx';
import { StatusTabs } from '../../../generate/list/filters/StatusTabs.tsx';
import { PageHeader } from '../../../shell/frame/PageHeader.tsx';
import { AccessRequests } from './access/AccessRequests.tsx';
import { AddingDialog } from './adding/AddingDialog.tsx';
import { AddPerson, type Adding } from './adding/AddPerson.tsx';
import './members.css';

/** The people of a company, with a floating button to add some. */
export default function MembersPage() {
  const translate = useTranslate();
  // The flag is read on the first render, so that a reload opens nothing.
  const [adding, setAdding] = useState<Adding | undefined>(() => (takeAccountantAccess() ? 'accountant' : undefined));
  return (
    <ListFrame resource={members}>
      <PageHeader title={translate('resources.members.name', { smart_count: 2 })} />
      <ListKeys />
      <AccessRequests />
      <StatusTabs resource={members} />
      <RecordActionsProvider resource={members} isList>
        <ListTools resource={members} />
        <div className="members-list">
          <ListBody resource={members} />
        </div>
      </RecordActionsProvider>
      <AddPerson onAdd={setAdding} />
      <AddingDialog adding={adding} onClose={() => setAdding(undefined)} />
    </ListFrame>
  );
}
