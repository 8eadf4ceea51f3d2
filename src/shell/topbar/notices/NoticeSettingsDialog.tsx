import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useId, useState, type SyntheticEvent } from 'react';
import { noticeCalls, type NoticeSettings } from '../../../../dataProvider/calls/notices.ts';
import { noticeEvents, noticeWays } from '../../../../schemas/parts/company/notices.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { FormDialog } from '../../dialog/FormDialog.tsx';
import { LoadingNotices } from './LoadingNotices.tsx';
import { noticesKey } from './useNotices.ts';

const settingsKey = ['notice-settings'] as const;

/** How the user wants to know of each event: not at all, in the console, or also by mail. */
export default function NoticeSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const calls = noticeCalls(useHttp());
  const id = useId();
  const [chosen, setChosen] = useState<NoticeSettings>({});
  const { data, isError } = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => calls.settings(signal),
    retry: false,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: calls.choose,
    onSuccess: async () => {
      await Promise.all([settingsKey, noticesKey].map((queryKey) => client.invalidateQueries({ queryKey })));
      notify('notices.saved', { type: 'success' });
      onClose();
    },
    onError: () => notify('common.networkError', { type: 'error' }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    mutate(chosen);
  };

  return (
    <FormDialog
      form={id}
      title={translate('notices.settings')}
      pending={isPending}
      onClose={onClose}
      confirm={translate('ra.action.save')}
      button={{ disabled: !data }}
    >
      {isError && <Typography color="textSecondary">{translate('notices.failed')}</Typography>}
      {!data && !isError && <LoadingNotices />}
      {data && (
        <Stack component="form" id={id} spacing={2} onSubmit={submit} sx={{ pt: 1 }}>
          {noticeEvents.map((event) => (
            <TextField
              key={event}
              select
              name={event}
              label={translate(`notices.names.${event}`)}
              value={chosen[event] ?? data[event]}
              onChange={({ target }) => setChosen({ ...chosen, [event]: target.value })}
            >
              {noticeWays.map((way) => (
                <MenuItem key={way} value={way}>
                  {translate(`notices.ways.${way}`)}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Stack>
      )}
    </FormDialog>
  );
}
