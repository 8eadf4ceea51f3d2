import Alert from '@mui/material/Alert';
import { useTranslate, type RaRecord } from 'react-admin';
import { useId } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { isObject } from '../../../../domain/schema/isObject.ts';
import { FormLock } from '../../../forms/FormLock.tsx';
import { ReferenceBox } from '../../../kinds/reference/ReferenceBox.tsx';
import { FormDialog } from '../../../shell/dialog/FormDialog.tsx';
import { PermissionBox } from './PermissionBox.tsx';

interface GiveDialogProps {
  /** The resource to choose from. */
  readonly of: 'tenants' | 'permissions';
  readonly title: string;
  readonly person: string;
  readonly label: string;
  readonly confirm: string;
  readonly pending: boolean;
  /** Returns why the user may not give a record. */
  readonly refusalOf?: (record: RaRecord) => string | undefined;
  readonly onGive: (record: RaRecord) => void;
  readonly onClose: () => void;
}

/** Chooses a company or a permission to give to a person. */
export function GiveDialog(props: GiveDialogProps) {
  const { of, title, person, label, confirm, pending, refusalOf, onGive, onClose } = props;
  const translate = useTranslate();
  const formId = useId();
  const form = useForm<{ given: unknown }>({ defaultValues: { given: null } });
  const given = useWatch({ control: form.control, name: 'given' });
  const record = isObject(given) ? (given as RaRecord) : undefined;
  const refusal = record && refusalOf?.(record);
  const input = {
    resource: 'users',
    path: of,
    source: 'given',
    label,
    property: { type: 'object' as const, required: ['uuid'], ref: of },
    autoFocus: true,
    isFilter: true,
  };
  return (
    <FormDialog
      form={formId}
      title={title}
      subtitle={person}
      pending={pending}
      onClose={onClose}
      confirm={confirm}
      button={{ disabled: !record || refusal !== undefined }}
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (record && refusal === undefined) onGive(record);
          }}
        >
          <FormLock>
            {of === 'permissions' ? (
              <PermissionBox input={input} />
            ) : (
              <ReferenceBox input={input} keep={(chosen) => chosen} />
            )}
          </FormLock>
          {refusal && <Alert severity="info">{translate(refusal)}</Alert>}
        </form>
      </FormProvider>
    </FormDialog>
  );
}
