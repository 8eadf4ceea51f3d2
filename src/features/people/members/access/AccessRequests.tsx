import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCanAccess, useRefresh, useTranslate } from 'react-admin';
import { joined } from '../../../../../domain/words/isolated.ts';
import { partnerCalls, type Partner } from '../../../../../dataProvider/calls/partners.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useToast } from '../../../../generate/useToast.ts';
import { Mark } from '../../../../shell/frame/Mark.tsx';

/** Accountants who request access, above the list; nothing without any. */
export function AccessRequests() {
  const translate = useTranslate();
  const http = useHttp();
  const { canAccess: mayAnswer } = useCanAccess({ resource: 'partners', action: 'toggle' });
  const { data = [] } = useQuery({
    queryKey: ['partners', 'requests'],
    queryFn: ({ signal }) => partnerCalls(http).requests(signal),
    enabled: mayAnswer === true,
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="access-requests" sx={{ p: 2, mb: 2 }}>
      <Typography id="access-requests" variant="h5" component="h2" sx={{ mb: 1 }}>
        {translate('members.requests.title')}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((partner) => (
          <Request key={partner.uuid} partner={partner} />
        ))}
      </Stack>
    </Paper>
  );
}

/** One request, with both answers. */
function Request({ partner }: { readonly partner: Partner }) {
  const translate = useTranslate();
  const http = useHttp();
  const toast = useToast();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (access: boolean) => partnerCalls(http).toggle(partner.uuid, access),
    onSuccess: (saved) => toast.saved(saved),
    onError: (error) => toast.failed(error),
    onSettled: refresh,
  });
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <Mark name={partner.name} size={32} />
      <Typography id={`request-${partner.uuid}`} sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {joined([partner.name, partner.organization, partner.email])}
      </Typography>
      <Button disabled={isPending} onClick={() => mutate(false)} aria-describedby={`request-${partner.uuid}`}>
        {translate('members.requests.decline')}
      </Button>
      <Button
        variant="contained"
        disabled={isPending}
        onClick={() => mutate(true)}
        aria-describedby={`request-${partner.uuid}`}
      >
        {translate('members.accountant.grant')}
      </Button>
    </Stack>
  );
}
