import { useWatch } from 'react-hook-form';
import type { Recipients } from '../../../schemas/parts/recipients.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { FieldOf } from '../form/Field.tsx';
import { Columns } from '../form/Section.tsx';
import { EmailList } from './EmailList.tsx';

/** Whether documents of a resource are sent by e-mail once issued, and to whom. */
export function RecipientFields({ resource }: { readonly resource: Resource }) {
  const labelOf = useLabelOf(resource.name);
  const sends = useWatch<Recipients, 'send_email'>({ name: 'send_email' });
  return (
    <>
      <FieldOf resource={resource} name="send_email" />
      <Columns least={280}>
        <FieldOf resource={resource} name="responsible_name" disabled={!sends} required={sends} />
        <EmailList label={labelOf('responsible_email')} disabled={!sends} />
      </Columns>
    </>
  );
}
