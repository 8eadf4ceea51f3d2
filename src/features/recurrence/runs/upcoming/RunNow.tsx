import Button from '@mui/material/Button';
import { useCanAccess, useTranslate, useLogoutIfAccessDenied, useRefresh } from 'react-admin';
import { useState } from 'react';
import { type RunRequest, runCalls } from '../../../../../dataProvider/calls/runs.ts';
import { ConfirmDialog } from '../../../../shell/feedback/ConfirmDialog.tsx';
import { dueDaysIn, DueInField } from './DueInField.tsx';
import { useMutation } from '@tanstack/react-query';
import { useHttp } from '../../../../data/useHttp.ts';
import { useToast } from '../../../../generate/useToast.ts';

interface RunNowProps {
  /** The texts: `runs.confirm.<what>Title` and `...Body`. */
  readonly what: 'now' | 'all' | 'one';
  readonly label: string;
  /** The affected record, if the title does not name it. */
  readonly subject?: string;
  readonly request: RunRequest;
  /** Asks for a new due date if it is past, and proposes this number of days. */
  readonly dueDays?: number | undefined;
  readonly isMain?: boolean;
}

/** Issues invoices now, after confirmation, for users who may. */
export function RunNow({ what, label, subject, request, dueDays, isMain = false }: RunNowProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [dueIn, setDueIn] = useState(String(dueDays));
  const asksDueIn = dueDays !== undefined;
  const { canAccess } = useCanAccess({ resource: 'runs', action: 'run' });
  const { mutate, isPending } = useRunNow(() => setOpen(false));
  if (!canAccess) return null;
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        size={isMain ? 'medium' : 'small'}
        aria-label={subject && `${label}: ${subject}`}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none' }}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={translate(`runs.confirm.${what}Title`)}
        subject={subject}
        content={
          <>
            {translate(`runs.confirm.${what}Body`)}
            {asksDueIn && <DueInField text={dueIn} onChange={setDueIn} />}
          </>
        }
        disabled={asksDueIn && dueDaysIn(dueIn) === undefined}
        confirmLabel={label}
        icon="issue"
        pending={isPending}
        onConfirm={() => mutate(asksDueIn ? { ...request, due_in_days: dueDaysIn(dueIn) } : request)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Issues invoices now: shows the result as a toast and reloads. */
function useRunNow(onDone: () => void) {
  const http = useHttp();
  const toast = useToast();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useMutation({
    mutationFn: (request: RunRequest) => runCalls(http).run(request),
    onSuccess: (ran) => {
      toast.saved(ran);
      refresh();
      onDone();
    },
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) toast.failed(error);
    },
  });
}
