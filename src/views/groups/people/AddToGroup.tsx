import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { referenceKey } from '../../../../domain/kinds/reference.ts';
import type { Group } from '../../../../schemas/resources/groups.ts';
import { useMe } from '../../../access/useMe.ts';
import { FormLock } from '../../../forms/FormLock.tsx';
import { ReferenceBox } from '../../../kinds/reference/ReferenceBox.tsx';
import { DialogButtons } from '../../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';

interface AddToGroupProps {
  readonly group: Group;
  readonly isPending: boolean;
  readonly onAdd: (user: string) => void;
  readonly onClose: () => void;
}

/** Selects a user for a group. */
export function AddToGroup({ group, isPending, onAdd, onClose }: AddToGroupProps) {
  const translate = useTranslate();
  const formId = useId();
  const form = useForm<{ user: unknown }>({ defaultValues: { user: null } });
  const key = referenceKey(useWatch({ control: form.control, name: 'user' }));
  const isPlatform = useMe()?.area === 'admin';
  const input = {
    resource: 'groups',
    path: 'user',
    source: 'user',
    label: translate('groups.people.person'),
    property: { type: 'object' as const, required: ['uuid'], ref: isPlatform ? 'users' : 'members' },
    autoFocus: true,
    // An open invitation has no account yet.
    isFilter: true,
  };
  return (
    <DialogFrame
      title={translate('groups.people.addTitle')}
      subtitle={group.name}
      size="sm"
      pending={isPending}
      onClose={onClose}
      actions={
        <DialogButtons pending={isPending} onClose={onClose}>
          <Button type="submit" form={formId} variant="contained" loading={isPending} disabled={key === undefined}>
            {translate('groups.people.add')}
          </Button>
        </DialogButtons>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (key !== undefined) onAdd(String(key));
          }}
        >
          <FormLock>
            <ReferenceBox input={input} filter={isPlatform ? accounts(group) : members} />
          </FormLock>
        </form>
      </FormProvider>
    </DialogFrame>
  );
}

/** The users and accountants of the company, without open invitations. */
const members = { status: 'active' };

/** For administrators: the users of the group's company, else operators. */
const accounts = ({ tenant }: Group) => (tenant ? { reference: `tenant/${tenant}` } : { type: ['ADMIN'] });
