import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { accountantCalls, type OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useToast } from '../../../generate/useToast.ts';

/** Withdraws an unanswered access request; nothing without one. */
export function WithdrawButton({ company }: { readonly company: OverviewCompany }) {
  const translate = useTranslate();
  const http = useHttp();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate: withdraw, isPending } = useMutation({
    mutationFn: () => accountantCalls(http).withdraw(company.tenant),
    onSuccess: (detail) => toast.saved({}, { fallback: detail }),
    onError: toast.failed,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['accountants'] });
      void queries.invalidateQueries({ queryKey: ['companies'] });
    },
  });
  if (company.access_state !== 'requested') return null;
  return (
    <Button
      size="small"
      loading={isPending}
      onClick={() => withdraw()}
      aria-label={translate('accountants.request.withdrawNamed', { company: company.name })}
    >
      {translate('accountants.request.withdraw')}
    </Button>
  );
}
