import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { commandCalls } from '../../../dataProvider/calls/commands.ts';
import { HttpError } from '../../../dataProvider/index.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useToast } from '../useToast.ts';

/** The preview of a command, or its refusal; undefined if the error was already shown. */
export type PreviewResult<Preview> = { readonly preview: Preview } | { readonly refused: HttpError | undefined };

/**
 * Previews a command on a record, by its declared schema (`preview`). A failure shows a toast, unless it is a conflict
 * at fields, which the dialog shows.
 */
export function useCommandPreview<Input extends object, Preview>(resource: Resource, name: string, key: string) {
  const http = useHttp();
  const toast = useToast();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: Input) => commandCalls(http).preview<Preview>(resource, name, key, input),
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      if (!isAtFields(error)) toast.failed(error);
    },
  });
  const preview = (input: Input): Promise<PreviewResult<Preview>> =>
    mutateAsync(input).then(
      (answer) => ({ preview: answer }),
      (error: unknown) => ({ refused: error instanceof HttpError ? error : undefined }),
    );
  return { preview, looking: isPending };
}

const isAtFields = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 409 && error.body.errors !== undefined;
