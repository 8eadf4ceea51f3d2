import Button from '@mui/material/Button';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { allFixed } from '../../../../domain/forms/fixedFields.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { DeleteDialog } from '../../list/bulk/DeleteDialog.tsx';
import { useMay } from '../../../access/useMay.ts';
import { FixedReason } from '../FixedReason.tsx';
import { LeaveButton } from '../LeaveButton.tsx';
import { LoadCurrent } from './LoadCurrent.tsx';
import { RecordForm } from '../RecordForm.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { UnsavedRecord } from './UnsavedRecord.tsx';
import { useAbove } from '../useAbove.ts';
import { withTyped } from '../typedValues.ts';
import type { useSaving } from '../useSaving.ts';

interface ExistingRecordProps {
  readonly resource: Resource;
  readonly record: RaRecord;
  readonly saving: ReturnType<typeof useSaving>;
}

/** The form of a loaded record with its other actions. */
export function ExistingRecord({ resource, record, saving }: ExistingRecordProps) {
  const translate = useTranslate();
  const above = useAbove(resource);
  const mayDelete = useMay(resource.name, 'delete');
  const [deleting, setDeleting] = useState(false);
  const { kept } = saving;
  const shown = withTyped(resource.schema, record, kept);
  const fixed = allFixed(resource, shown);
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
        <LoadCurrent
          schema={resource.schema}
          open={saving.isRefusedAsStale}
          shown={shown}
          onKeep={(typed) => saving.keep(withTyped(resource.schema, { ...kept }, typed))}
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
