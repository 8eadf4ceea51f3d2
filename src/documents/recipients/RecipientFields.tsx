import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { Recipients } from '../../../schemas/parts/delivery/recipients.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { FieldOf } from '../form/Field.tsx';
import { Columns } from '../form/Section.tsx';
import { StoredNotice } from '../../shell/StoredNotice.tsx';
import { EmailList } from './EmailList.tsx';
import { useSuggestedRecipient } from './useSuggestedRecipient.ts';

interface RecipientFieldsProps {
  readonly resource: Resource;
  /** The key of the client, if one is chosen. */
  readonly client: string | null;
}

/** The stored e-mail recipients of a resource's documents. */
export function RecipientFields({ resource, client }: RecipientFieldsProps) {
  useSuggestedRecipient(client);
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const sends = useWatch<Recipients, 'send_email'>({ name: 'send_email' });
  return (
    <>
      <FieldOf resource={resource} name="send_email" />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('documents.recipients.sent')}
      </Typography>
      {sends && <StoredNotice />}
      <Columns least={280}>
        <FieldOf resource={resource} name="responsible_name" disabled={!sends} required={sends} />
        <EmailList label={labelOf('responsible_email')} disabled={!sends} />
      </Columns>
    </>
  );
}
