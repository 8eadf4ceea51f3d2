import { useRefresh } from 'react-admin';
import { lazy, Suspense } from 'react';
import type { Adding } from './AddPerson.tsx';

/** The forms of all kinds are larger than a list. */
const CreateDialog = lazy(async () => ({
  default: (await import('../../../../generate/form/dialogs/CreateDialog.tsx')).CreateDialog,
}));
const AccountantDialog = lazy(async () => ({ default: (await import('./AccountantDialog.tsx')).AccountantDialog }));

const newUser = { resource: 'members', text: '', given: {} } as const;

interface AddingDialogProps {
  readonly adding: Adding | undefined;
  readonly onClose: () => void;
}

/** The dialog for adding a person; the list then reloads. */
export function AddingDialog({ adding, onClose }: AddingDialogProps) {
  const refresh = useRefresh();
  const done = () => {
    refresh();
    onClose();
  };
  return (
    <Suspense>
      {adding === 'user' && <CreateDialog creation={newUser} onCreated={done} onClose={onClose} />}
      {adding === 'accountant' && <AccountantDialog onDone={done} onClose={onClose} />}
    </Suspense>
  );
}
