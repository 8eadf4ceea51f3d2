import { CreateBase } from 'ra-core';
import { useSearchParams } from 'react-router';
import type { Resource } from '../../../schemas/resource.ts';
import { QuickCreateContext } from '../../kinds/reference/quickCreate.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { CreateDialog } from './CreateDialog.tsx';
import { EditPage } from './EditPage.tsx';
import { RecordForm } from './RecordForm.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useNewTitle } from './useNewTitle.ts';
import { useListPath } from './useListPath.ts';
import { useSaving } from './useSaving.ts';

/** A new record; or, as `?entity=<uuid>`, the form of one that exists (specification §2). */
export function CreatePage({ resource }: { readonly resource: Resource }) {
  const [search] = useSearchParams();
  const existing = search.get(resource.singular);
  return existing ? <EditPage resource={resource} id={existing} /> : <NewRecord resource={resource} />;
}

function NewRecord({ resource }: { readonly resource: Resource }) {
  const listPath = useListPath(resource);
  const saving = useSaving(resource);
  return (
    <CreateBase resource={resource.name} mutationMode="pessimistic" mutationOptions={saving.mutationOptions}>
      <PageHeader title={useNewTitle(resource.name)} backTo={listPath} />
      <QuickCreateContext value={CreateDialog}>
        <RecordForm resource={resource} isNew>
          <LeaveGuard isDone={saving.isDone} />
          <SaveBar>
            <LeaveButton to={listPath} />
          </SaveBar>
        </RecordForm>
      </QuickCreateContext>
    </CreateBase>
  );
}
