import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { problemWords } from '../../../../../domain/payments/gateways/connection.ts';
import { fieldKey, valueKey } from '../../../../../domain/kinds/words.ts';
import type { ConnectionError } from '../../../../../schemas/parts/payments/connection.ts';
import accounts, { type Account } from '../../../../../schemas/resources/payments/accounts.ts';
import { Section } from '../../../../generate/Section.tsx';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { CheckConnection } from '../actions/CheckConnection.tsx';
import { useCopy } from '../../../../shell/useCopy.ts';

const valueWords = (error: ConnectionError): string =>
  valueKey({ resource: accounts.name, path: 'connection_error', property: {} }, error);

/** How an account is connected to its gateway, and the address at which the gateway reports. */
export default function Connection({ record }: OwnSectionProps<Account & { readonly id: string }>) {
  const translate = useTranslate();
  const copy = useCopy();
  const { connection_state: state, connection_error: error, key_mode: mode, webhook_url: url } = record;
  const { connection_message: detail } = record;
  if (url === undefined) return null;
  const label = translate(fieldKey(accounts.name, 'webhook_url'));
  const reason = error && (detail === undefined ? valueWords(error) : problemWords(error));
  return (
    <Section title={translate('gateways.connection.title')} actions={<CheckConnection record={record} />}>
      <Stack spacing={1.5} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {reason && <Typography sx={{ overflowWrap: 'anywhere' }}>{translate(reason, { detail })}</Typography>}
        <Typography color="textSecondary">{translate(`gateways.connection.${state ?? 'unknown'}`)}</Typography>
        {mode === 'test' && <Typography color="textSecondary">{translate('gateways.connection.test')}</Typography>}
        <Box>
          <Typography variant="caption" component="div" color="textSecondary">
            {label}
          </Typography>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
            <Typography component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {url}
            </Typography>
            <IconButton
              size="small"
              aria-label={`${translate('shell.dialog.copy')}: ${label}`}
              onClick={() => void copy(url, 'shell.dialog.copied')}
            >
              <ContentCopy fontSize="small" />
            </IconButton>
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {translate('gateways.connection.webhook')}
          </Typography>
        </Box>
      </Stack>
    </Section>
  );
}
