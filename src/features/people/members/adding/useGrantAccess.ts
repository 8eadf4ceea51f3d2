import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { partnerCalls, type Partner } from '../../../../../dataProvider/calls/partners.ts';
import { HttpError } from '../../../../../dataProvider/httpError.ts';
import type { PartnerRole } from '../../../../../schemas/parts/people/partner.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useToast } from '../../../../generate/useToast.ts';

/** Grants access to a found accountant, or invites the address. Errors stay in the dialog. */
export function useGrantAccess(onDone: () => void) {
  const calls = partnerCalls(useHttp());
  const toast = useToast();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const mutation = useMutation({
    mutationFn: ({ email, role, found }: { email: string; role: PartnerRole; found: Partner | null | undefined }) =>
      found ? calls.toggle(found.uuid, true, role) : calls.invite(email, role),
    onSuccess: (written) => {
      toast.saved(written);
      onDone();
    },
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error)) && !refusalOf(error)) toast.failed(error);
    },
  });
  const grantAccess = (email: string, role: PartnerRole, found: Partner | null | undefined) =>
    mutation.mutateAsync({ email, role, found }).catch(() => undefined);
  return { grantAccess, isPending: mutation.isPending, refusal: refusalOf(mutation.error) };
}

const refusalOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.errors['email'] : undefined;
