import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isOffered } from '../../../../../domain/actions/offeredActions.ts';
import { type ActedRecord, useActions } from '../../../../generate/actions/useActions.ts';
import { Section } from '../../../../generate/Section.tsx';

/** Removes a user of the company; accountants and invitations are removed in their menu. */
export default function Leaving({ record }: { readonly record: ActedRecord }) {
  const translate = useTranslate();
  const { actions, may, openDialog } = useActions();
  if (!may('remove') || !isOffered(actions, 'dismiss', record)) return null;
  return (
    <Section title={translate('members.leaving.title')}>
      <Typography color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {translate('members.leaving.body')}
      </Typography>
      <Button
        color="error"
        variant="outlined"
        sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
        onClick={() => openDialog(record, 'dismiss')}
      >
        {translate('resources.members.actions.dismiss.name')}
      </Button>
    </Section>
  );
}
