import { knownNumber } from '../../../../domain/documents/knownNumber.ts';
import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { noticeText } from '../../../../domain/company/noticeText.ts';
import { noticeCalls, type Notice } from '../../../../dataProvider/calls/notices.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { RelativeTime } from '../../display/RelativeTime.tsx';
import { Tip } from '../../display/Tip.tsx';
import { LoadingNotices } from './LoadingNotices.tsx';
import NoticeSettingsDialog from './NoticeSettingsDialog.tsx';
import { noticesKey, useNotices } from './useNotices.ts';

/** The latest notices. Each leads to what it concerns, and is then read. */
export default function NoticesPanel({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const calls = noticeCalls(useHttp());
  const { data, isError } = useNotices();
  const [isChoosing, setChoosing] = useState(false);
  const marked = {
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey }),
    onError: () => notify('common.networkError', { type: 'error' }),
  };
  const one = useMutation({ mutationFn: calls.markRead, ...marked });
  const all = useMutation({ mutationFn: calls.markAllRead, ...marked });
  const notices = data?.results ?? [];

  const open = ({ uuid, is_read: isRead }: Notice) => {
    if (!isRead) one.mutate(uuid);
    onClose();
  };

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 2, py: 1 }}>
        <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
          {translate('notices.title')}
        </Typography>
        <Tip title={translate('notices.readAll')}>
          <span>
            <IconButton
              aria-label={translate('notices.readAll')}
              disabled={(data?.unread ?? 0) === 0 || all.isPending}
              onClick={() => all.mutate()}
            >
              <DoneAllOutlined fontSize="small" />
            </IconButton>
          </span>
        </Tip>
        <Tip title={translate('notices.settings')}>
          <IconButton aria-label={translate('notices.settings')} onClick={() => setChoosing(true)}>
            <SettingsOutlined fontSize="small" />
          </IconButton>
        </Tip>
      </Box>
      {!data && !isError && <LoadingNotices />}
      {isError && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          {translate('notices.failed')}
        </Typography>
      )}
      {data && notices.length === 0 && <NoNotices />}
      {notices.length > 0 && (
        <List disablePadding sx={{ maxHeight: 'min(60vh, 480px)', overflowY: 'auto', pb: 1 }}>
          {notices.map((notice) => (
            <ListItem key={notice.uuid} disablePadding>
              <ListItemButton component={Link} to={placeOf(notice)} onClick={() => open(notice)} sx={{ gap: 1.5 }}>
                <NoticeLine notice={notice} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      {isChoosing && <NoticeSettingsDialog onClose={() => setChoosing(false)} />}
    </>
  );
}

/** Where a notice leads: the comments of its record, its invoice, its run, or the list of what it counts. */
function placeOf({ event, invoice, run, record }: Notice): string {
  if (record) return `/company/${record.resource}/${record.uuid}${event === 'mention' ? '#comments' : ''}`;
  if (invoice) return `/company/invoices/${invoice.uuid}`;
  if (run) return `/company/runs/${run.uuid}`;
  return `/company/${lists[event]}`;
}

const lists = {
  mention: '',
  paid: 'transactions',
  answered: 'messages',
  bounced: 'messages',
  refund_failed: 'invoices',
  disputed: 'gateway-events',
  charged_back: 'gateway-events',
  on_hold: 'runs',
  run_finished: 'runs',
  import_judged: 'imports',
  import_finished: 'imports',
  data_exported: 'data-exports',
  quote_answered: 'quotes',
} as const satisfies Record<Notice['event'], string>;

function NoticeLine({ notice }: { readonly notice: Notice }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { event, count, invoice, amount, currency, answer, reason, author, record } = notice;
  const { is_read: isRead, happened_at: at } = notice;
  const text = noticeText(
    {
      event,
      count,
      number: invoice && knownNumber(invoice),
      client: invoice?.client,
      amount,
      currency,
      answer,
      reason,
      author,
      record,
    },
    language,
    (key, args) => translate(key, args),
  );
  return (
    <>
      <Box
        aria-hidden="true"
        sx={({ tokens }) => ({
          width: 8,
          height: 8,
          flex: 'none',
          borderRadius: '50%',
          bgcolor: isRead ? 'transparent' : tokens.primary,
        })}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant={isRead ? 'body2' : 'subtitle2'} component="p">
          {text}
          {!isRead && <span className="visually-hidden"> ({translate('notices.unread', { count: 1 })})</span>}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          <RelativeTime at={at} />
        </Typography>
      </Box>
    </>
  );
}

function NoNotices() {
  const translate = useTranslate();
  return (
    <Box sx={{ px: 2, pt: 1, pb: 3 }}>
      <Typography variant="subtitle2" component="p">
        {translate('notices.none')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('notices.noneHint')}
      </Typography>
    </Box>
  );
}
