import Button from '@mui/material/Button';
import { useTranslate, type RaRecord, useEditContext } from 'react-admin';
import { useLayoutEffect, useRef, useState } from 'react';
import { isDeletable } from '../../../../domain/actions/offeredActions.ts';
import { allFixed } from '../../../../domain/forms/fixedFields.ts';
import type { Resource, ObjectSchema } from '../../../../schemas/resource.ts';
import { DeleteDialog } from '../../list/bulk/DeleteDialog.tsx';
import { useMay } from '../../../access/useMay.ts';
import { LeaveButton } from '../LeaveButton.tsx';
import { RecordForm } from '../RecordForm.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { UnsavedRecord } from './UnsavedRecord.tsx';
import { useAbove } from '../useAbove.ts';
import { withTyped, typedValues, type Values } from '../typedValues.ts';
import type { useSaving } from '../useSaving.ts';
import LockIcon from '@mui/icons-material/LockOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext, useFormState } from 'react-hook-form';
import { StaleDialog } from '../dialogs/StaleDialog.tsx';

interface ExistingRecordProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly saving: ReturnType<typeof useSaving>;
}

/** The form of a loaded record with its other actions. */
export function ExistingRecord({ resource, record, saving }: ExistingRecordProps) {
  const translate = useTranslate();
  const above = useAbove(resource);
  const mayDelete = useMay(resource.name, 'delete') && isDeletable(resource.actions, record);
  const [deleting, setDeleting] = useState(false);
  const { kept } = saving;
  const shown = withTyped(resource.schema, record, kept);
  const fixed = allFixed(resource, shown);
  const keep = (typed: Values) => saving.keep(withTyped(resource.schema, { ...kept }, typed));
  return (
    <>
      <RecordForm
        resource={resource}
        isNew={false}
        record={shown}
        above={
          <UnsavedRecord
            resource={resource}
            record={String(record.id)}
            hasMore={kept !== undefined}
            once={saving.once}
          />
        }
      >
        <KeepTyped schema={resource.schema} record={record} shown={shown} saves={saving.saves} onKeep={keep} />
        <LoadCurrent
          schema={resource.schema}
          open={saving.isRefusedAsStale}
          shown={shown}
          onKeep={keep}
          onClose={saving.forgetRefusal}
        />
        <SaveBar reason={fixed.length > 0 && <FixedReason resource={resource} paths={fixed} />}>
          {mayDelete && (
            <Button color="error" onClick={() => setDeleting(true)} sx={{ mr: 'auto' }}>
              {translate('generate.row.delete')}
            </Button>
          )}
          {!resource.single && <LeaveButton to={above(record)} />}
        </SaveBar>
      </RecordForm>
      <DeleteDialog
        resource={resource}
        record={record}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => saving.leave()}
      />
    </>
  );
}

interface FixedReasonProps {
  readonly resource: Resource;
  /** The locked paths. */
  readonly paths: readonly string[];
}

/** Explains why nothing in a form can be changed now. */
function FixedReason({ resource, paths }: FixedReasonProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ flex: 1, alignItems: 'center', gap: 1, minHeight: 36, color: 'text.secondary' }}>
      <LockIcon fontSize="small" />
      <Typography variant="body2">
        {paths.map((path) => translate(`resources.${resource.name}.fixed.${path}`)).join(' ')}
      </Typography>
    </Stack>
  );
}

interface LoadCurrentProps {
  readonly schema: ObjectSchema;
  readonly open: boolean;
  /** The form's values before any input. */
  readonly shown: RaRecord;
  /** Receives the input, to merge it with the next version. */
  readonly onKeep: (typed: Values) => void;
  readonly onClose: () => void;
}

/** The dialog after a stale save of a record's form. */
function LoadCurrent({ schema, open, shown, onKeep, onClose }: LoadCurrentProps) {
  const { refetch } = useEditContext();
  const { getValues } = useFormContext();
  const load = async () => {
    // Before reloading, because each new version resets the form.
    onKeep(typedValues(schema, getValues(), shown));
    await refetch();
  };
  return <StaleDialog open={open} onLoad={load} onClose={onClose} />;
}

interface KeepTypedProps extends Pick<LoadCurrentProps, 'schema' | 'shown' | 'onKeep'> {
  /** The version that the server has sent last. */
  readonly record: RaRecord;
  /** How often the form was saved. */
  readonly saves: number;
}

/** Keeps input over a version that arrives while the user types, such as the current one after a cached one. */
function KeepTyped({ schema, record, shown, saves, onKeep }: KeepTypedProps) {
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const before = useRef({ record, shown, saves });
  // A layout effect, because the form then resets in an effect.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { ...last, shown };
    if (record === last.record) return;
    before.current = { record, shown, saves };
    if (saves !== last.saves) return;
    const dirty = Object.entries(getValues()).filter(([name]) => name in dirtyFields);
    const typed = typedValues(schema, Object.fromEntries(dirty), last.shown);
    if (Object.keys(typed).length > 0) onKeep(typed);
  });
  return null;
}
