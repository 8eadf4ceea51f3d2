import type { RaRecord } from 'react-admin';
import { useState } from 'react';
import { isStale } from '../../../dataProvider/httpError.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useSettingsSaved } from '../../data/useSettingsSaved.ts';
import { useOnce } from '../../drafts/useOnce.ts';
import { focusHeading } from '../../shell/frame/heading.ts';
import { useShowOnce } from '../shownOnce/shownOnce.ts';
import { useToast } from '../useToast.ts';
import type { Values } from './typedValues.ts';
import { useAfterSave } from './pages/useAfterSave.ts';

/** Handles the end of a save: message and navigation; a refusal shows the reason. */
export function useSaving(resource: Resource) {
  const leaveFor = useAfterSave(resource);
  const toast = useToast();
  const showOnce = useShowOnce();
  const once = useOnce();
  const settingsSaved = useSettingsSaved(resource.name);
  const [isRefusedAsStale, setRefusedAsStale] = useState(false);
  const [kept, keep] = useState<Values>();
  const [saves, setSaves] = useState(0);
  const leave = (record?: RaRecord) => {
    once.finish(record?.id);
    leaveFor(record);
  };
  return {
    once,
    mutationOptions: {
      onSuccess: (record: RaRecord) => {
        toast.saved(record);
        showOnce(resource, record);
        keep(undefined);
        setSaves((count) => count + 1);
        if (resource.single) {
          focusHeading();
          settingsSaved(record);
        } else leave(record);
      },
      onError: (error: unknown) => {
        if (isStale(error)) setRefusedAsStale(true);
        else if (!once.wasRefused(error)) toast.failed(error);
      },
    },
    /** Leaves without a question, from a deleted record to the list. */
    leave,
    /** Whether another user has saved the record since it was read. */
    isRefusedAsStale,
    forgetRefusal: () => setRefusedAsStale(false),
    /** Input over an earlier version. It is kept outside of the form, to survive a failed reload. */
    kept,
    keep,
    saves,
  };
}
