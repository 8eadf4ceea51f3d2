import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useRefresh } from 'react-admin';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { commandCalls } from '../../../dataProvider/calls/commands.ts';
import type { FieldErrors } from '../../../dataProvider/httpError.ts';
import { HttpError } from '../../../dataProvider/index.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useMay } from '../../access/useMay.ts';
import { useCreatePath } from '../../data/createPath.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useConsent } from '../../terms/useTerms.ts';
import { useShowOnce } from '../shownOnce/shownOnce.ts';
import { useToast } from '../useToast.ts';
import { UndoButton } from './UndoButton.tsx';

interface UsedCommand<Input> {
  /** Returns field errors of the server, if any. */
  readonly run: (input: Input) => Promise<FieldErrors | undefined>;
  readonly running: boolean;
}

/**
 * Performs a command on a record. Success shows a toast and updates the list. After a conflict the list is reloaded and
 * the dialog closes, unless the conflict is at its fields. A record that the command makes opens.
 */
export function useCommand<Input extends object | void = void>(
  resource: Resource,
  name: string,
  key: string,
  onDone: () => void,
): UsedCommand<Input> {
  const http = useHttp();
  const toast = useToast();
  const showOnce = useShowOnce();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const consent = useConsent();
  const openMade = useOpenMade(resource, name);
  const finish = () => {
    refresh();
    onDone();
  };
  const mutation = useMutation({
    mutationFn: async (input: Input) => {
      if (resource.actions?.commands[name]?.consent) await consent();
      return commandCalls(http).one(resource, name, key, input ?? {});
    },
    onSuccess: (written) => {
      const undo = resource.actions?.commands[name]?.undo;
      const action = undo && <UndoButton resource={resource} command={undo} recordKey={key} />;
      toast.saved(written, { action });
      showOnce(resource, written);
      // Once the dialog is closed, its input no longer keeps the user on the page.
      flushSync(finish);
      openMade(written);
    },
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      toast.failed(error);
      if (error instanceof HttpError && error.status === 409 && !error.body.errors) finish();
    },
  });
  const run = (input: Input) =>
    mutation.mutateAsync(input).then(
      () => undefined,
      (error: unknown) => (error instanceof HttpError ? error.errors : undefined),
    );
  return { run, running: mutation.isPending };
}

/** Returns a function that opens the record that a command made, for users who may see it. */
function useOpenMade(resource: Resource, command: string): (written: Readonly<Record<string, unknown>>) => void {
  const { resource: to, at } = resource.actions?.commands[command]?.makes ?? { resource: resource.name, at: '' };
  const mayShow = useMay(to, 'show');
  const navigate = useNavigate();
  const createPath = useCreatePath();
  return (written) => {
    const key = written[at];
    if (mayShow && typeof key === 'string') void navigate(createPath({ resource: to, type: 'show', id: key }));
  };
}
