import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCanAccess, useTranslate } from 'react-admin';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import companySettings from '../../../../schemas/resources/company/company-settings.ts';
import { openAccountantAccess } from '../../../access/accountantAccess.ts';
import { settingsPath } from '../../../data/settings.ts';
import { WelcomeCard } from '../../../areas/WelcomeCard.tsx';
import { StepList } from './StepList.tsx';

const settings = `${settingsPath('company')}/${companySettings.settings?.path}`;

/** Where each step is done, in their order. */
const places = [
  ['company', settings],
  ['logo', settings],
  ['client', '/company/entities/create'],
  ['scenario', '/company/scenarios/create'],
  ['account', '/company/accounts/create'],
  ['invoice', '/company/invoices/create'],
  ['accountant', '/company/users'],
] as const;

/** Invites to the first invoice, and ticks what is done on the way to it. */
export function FirstSteps({ done }: { readonly done: NonNullable<Home['steps']> }) {
  const translate = useTranslate();
  const { canAccess: mayLetIn = false } = useCanAccess({ resource: 'partners', action: 'toggle' });
  const steps = places
    .filter(([name]) => mayLetIn || name !== 'accountant')
    .map(([name, to]) => ({
      name,
      to,
      text: translate(`home.steps.${name}`),
      isDone: done[name],
      ...(name === 'accountant' && { onOpen: openAccountantAccess }),
    }));
  const count = steps.filter(({ isDone }) => isDone).length;
  return (
    <WelcomeCard
      area="company"
      text={translate('shell.welcome.company.first')}
      isSection
      action={
        <Box sx={{ flex: 'none', width: { md: 320 } }}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {translate('home.steps.title', { count, of: steps.length })}
          </Typography>
          <StepList steps={steps} />
        </Box>
      }
    />
  );
}
