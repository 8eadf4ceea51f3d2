import ContentCopy from '@mui/icons-material/ContentCopy';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { localTime } from '../../../../../domain/dates/zone.ts';
import { publicPath } from '../../../../../domain/documents/publicPath.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { fieldKey } from '../../../../../domain/kinds/words.ts';
import entities, { type Entity } from '../../../../../schemas/resources/clients/entities.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useActions } from '../../../../generate/actions/useActions.ts';
import { Section } from '../../../../generate/Section.tsx';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { zone } from '../../../../i18n/zone.ts';
import { useCopy } from '../../../../shell/useCopy.ts';

type Client = Entity & RaRecord<string> & { readonly archived?: boolean };

/** The link to the page of a client: to copy and open, how long it opens, and a new one. */
export default function PageLink({ record }: OwnSectionProps<Client>) {
  const translate = useTranslate();
  const language = useLanguage();
  const copy = useCopy();
  const { openDialog } = useActions();
  const mayEdit = useMay(entities.name, 'edit');
  const { public_hash: hash, link_expires_at: expires, archived = false } = record;
  const isExpired = expires !== undefined && Date.parse(expires) <= Date.now();
  const path = hash && !isExpired ? publicPath({ at: 'clients', hash }) : undefined;
  if (archived || (!mayEdit && !path)) return null;
  const label = translate(fieldKey(entities.name, 'public_hash'));
  const url = path && `${window.location.origin}${path}`;
  return (
    <Section
      title={translate('resources.entities.page.title')}
      actions={
        mayEdit &&
        !path && (
          <Button onClick={() => openDialog(record, 'link')}>
            {translate('resources.entities.actions.link.confirm')}
          </Button>
        )
      }
    >
      <Stack spacing={1} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <Typography color="textSecondary">
          {translate(`resources.entities.page.${isExpired ? 'expired' : path ? 'body' : 'none'}`)}
        </Typography>
        {url && (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, minWidth: 0 }}>
            <Typography component="span" noWrap sx={{ minWidth: 0, flex: 1 }}>
              {url}
            </Typography>
            <IconButton
              size="small"
              aria-label={`${translate('shell.dialog.copy')}: ${label}`}
              onClick={() => void copy(url, 'shell.dialog.copied')}
            >
              <ContentCopy fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={translate('shell.dialog.openTab')}
            >
              <OpenInNew fontSize="small" />
            </IconButton>
          </Stack>
        )}
        {path && expires && (
          <Typography variant="body2" color="textSecondary">
            {translate('resources.entities.page.expires', {
              date: formatDate(localTime(new Date(expires), zone()), language),
            })}
          </Typography>
        )}
      </Stack>
    </Section>
  );
}
