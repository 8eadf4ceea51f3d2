import { useCreate, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { useId, useMemo } from 'react';
import { HttpError } from '../../../dataProvider/httpError.ts';
import type { QuickCreateProps } from '../../kinds/reference/quickCreate.ts';
import { resourceOf } from '../../data/resources.ts';
import { DialogButtons } from '../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import { useToast } from '../useToast.ts';
import { SaveButton } from './SaveBar.tsx';
import { useNewTitle } from './useNewTitle.ts';
import { RecordForm } from './RecordForm.tsx';

/** Creates a record while another is edited: the whole generated form in a dialog. Its name begins with what was searched for. */
export function CreateDialog({ resource: name, text, onCreated, onClose }: QuickCreateProps) {
  const toast = useToast();
  const id = useId();
  const resource = resourceOf(name);
  const initial = useMemo(() => (text ? { [resource.label]: text } : {}), [text, resource.label]);
  const [create, { isPending }] = useCreate(name, undefined, { returnPromise: true });

  const save = async (data: Record<string, unknown>) => {
    try {
      const record = await create(name, { data });
      toast.saved(record);
      onCreated(record);
      return undefined;
    } catch (error) {
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
        <RecordContextProvider value={undefined}>
          <RecordForm id={id} resource={resource} isNew initial={initial} onSubmit={save} />
        </RecordContextProvider>
      </ResourceContextProvider>
    </DialogFrame>
  );
}
