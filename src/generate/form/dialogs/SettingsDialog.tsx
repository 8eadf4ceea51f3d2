import { useGetOne, useLogoutIfAccessDenied, useTranslate, useUpdate, type RaRecord } from 'react-admin';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { HttpError } from '../../../../dataProvider/httpError.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { readOnce } from '../../../data/readOnce.ts';
import { useSettingsSaved } from '../../../data/useSettingsSaved.ts';
import { DialogButtons } from '../../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { QueryResult } from '../../../shell/feedback/QueryResult.tsx';
import { InputForm } from '../../actions/InputForm.tsx';
import { useToast } from '../../useToast.ts';
import { SaveButton } from '../SaveBar.tsx';

interface SettingsDialogProps {
  readonly resource: Resource;
  readonly onClose: () => void;
}

/** Edits a company's settings over a page that shows their effect and reloads it after saving. */
export function SettingsDialog({ resource, onClose }: SettingsDialogProps) {
  const { name } = resource;
  const translate = useTranslate();
  const toast = useToast();
  const settingsSaved = useSettingsSaved(name);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const form = useId();
  const query = useGetOne<RaRecord<string>>(name, { id: name }, readOnce);
  const [update, { isPending }] = useUpdate(name, undefined, { mutationMode: 'pessimistic', returnPromise: true });
  const finish = (saved: object = {}) => {
    settingsSaved(saved);
    onClose();
  };

  const save = async (data: FieldValues) => {
    try {
      const saved = await update(name, { id: name, data, previousData: query.data });
      toast.saved(saved);
      finish(saved);
      return undefined;
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return undefined;
      toast.failed(error);
      if (!(error instanceof HttpError)) return undefined;
      // Another user has saved them meanwhile; the page shows the result.
      if (error.status === 409) finish();
      return error.errors;
    }
  };

  return (
    <DialogFrame
      title={translate(`resources.${name}.name`)}
      size="sm"
      pending={isPending}
      onClose={onClose}
      actions={
        <DialogButtons pending={isPending} onClose={onClose}>
          {query.data && <SaveButton form={form} isSaving={isPending} />}
        </DialogButtons>
      }
    >
      <QueryResult query={query} height={160}>
        {(record) => <InputForm id={form} asks={resource} begun={record} onSubmit={save} />}
      </QueryResult>
    </DialogFrame>
  );
}
