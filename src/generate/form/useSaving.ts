import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { isStale } from '../../../dataProvider/httpError.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useSettingsSaved } from '../../data/useSettingsSaved.ts';
import { useOnce } from '../../drafts/useOnce.ts';
import { focusHeading } from '../../shell/heading.ts';
import { useShowOnce } from '../shownOnce/shownOnce.ts';
import { useToast } from '../useToast.ts';
import type { Values } from './typedValues.ts';
import { useAfterSave } from './useAfterSave.ts';

/** What follows a save: the server's message, and the way on, where there is one; a refusal says why and stays. */
export function useSaving(resource: Resource) {
  const leaveFor = useAfterSave(resource);
  const toast = useToast();
  const showOnce = useShowOnce();
  const once = useOnce();
  const settingsSaved = useSettingsSaved(resource.name);
  const [isRefusedAsStale, setRefusedAsStale] = useState(false);
  const [kept, keep] = useState<Values>();
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
    /** Goes on without a question, from a record that is gone to the list. */
    leave,
    /** Whether somebody else has saved the record since it was read. */
    isRefusedAsStale,
    forgetRefusal: () => setRefusedAsStale(false),
    /** What was typed over an earlier version. Here and not in the form, so that it outlasts a reading that fails. */
    kept,
    keep,
  };
}
