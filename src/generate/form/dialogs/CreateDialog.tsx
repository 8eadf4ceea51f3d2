import { ResourceContextProvider, useCreate, useLogoutIfAccessDenied, type RaRecord } from 'react-admin';
import { useId, useMemo } from 'react';
import { HttpError } from '../../../../dataProvider/httpError.ts';
import { DialogOverFormGuard } from '../../../drafts/DialogOverFormGuard.tsx';
import type { QuickCreation } from '../../../kinds/reference/quickCreate.ts';
import { resourceOf } from '../../../data/resources.ts';
import { DialogButtons } from '../../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { useToast } from '../../useToast.ts';
import { SaveButton } from '../SaveBar.tsx';
import { useNewTitle } from '../pages/useNewTitle.ts';
import { RecordForm } from '../RecordForm.tsx';

interface CreateDialogProps {
  readonly creation: QuickCreation;
  readonly onCreated: (record: RaRecord) => void;
  readonly onClose: () => void;
}

/** Creates a record in a dialog while another is edited. Its name starts with the search text. */
export function CreateDialog({ creation, onCreated, onClose }: CreateDialogProps) {
  const { resource: name, text, given } = creation;
  const toast = useToast();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const id = useId();
  const resource = resourceOf(name);
  const initial = useMemo(() => ({ ...given, ...(text && { [resource.label]: text }) }), [given, text, resource]);
  const [create, { isPending }] = useCreate(name, undefined, { returnPromise: true });

  const save = async (data: Record<string, unknown>) => {
    try {
      const record = await create(name, { data });
      toast.saved(record);
      onCreated(record);
      return undefined;
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return undefined;
      toast.failed(error);
      return error instanceof HttpError ? error.errors : undefined;
    }
  };

  return (
    <DialogFrame
      title={useNewTitle(name)}
      size="md"
      pending={isPending}
      onClose={onClose}
      actions={
        <DialogButtons pending={isPending} onClose={onClose}>
          <SaveButton form={id} isSaving={isPending} />
        </DialogButtons>
      }
    >
      <ResourceContextProvider value={name}>
        <RecordForm
          id={id}
          resource={resource}
          isNew
          initial={initial}
          above={<DialogOverFormGuard />}
          onSubmit={save}
        />
      </ResourceContextProvider>
    </DialogFrame>
  );
}
