import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { referenceKey } from '../../../../../domain/kinds/reference.ts';
import type { Group } from '../../../../../schemas/resources/people/groups.ts';
import { useMe } from '../../../../access/useMe.ts';
import { FormLock } from '../../../../forms/FormLock.tsx';
import { ReferenceBox } from '../../../../kinds/reference/ReferenceBox.tsx';
import { FormDialog } from '../../../../shell/dialog/FormDialog.tsx';

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
    <FormDialog
      form={formId}
      title={translate('groups.people.addTitle')}
      subtitle={group.name}
      pending={isPending}
      onClose={onClose}
      confirm={translate('groups.people.add')}
      button={{ disabled: key === undefined }}
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
    </FormDialog>
  );
}

/** The users and accountants of the company, without open invitations. */
const members = { status: 'active' };

/** For administrators: the users of the group's company, else operators. */
const accounts = ({ tenant }: Group) => (tenant ? { reference: `tenant/${tenant}` } : { type: ['ADMIN'] });
