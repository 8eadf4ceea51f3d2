import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import companySettings from '../../../../schemas/resources/company/company-settings.ts';
import { openAccountantAccess } from '../../../access/accountantAccess.ts';
import { settingsPath } from '../../../data/settings.ts';
import { WelcomeCard } from '../../../areas/WelcomeCard.tsx';

const settings = `${settingsPath('company')}/${companySettings.settings?.path}`;

/** Where each step is done, in their order. */
const steps = [
  ['company', settings],
  ['logo', settings],
  ['client', '/company/entities/create'],
  ['scenario', '/company/scenarios/create'],
  ['account', '/company/accounts/create'],
  ['invoice', '/company/invoices/create'],
] as const;

/** Invites to the first invoice, and ticks what is done on the way to it. */
export function FirstSteps({ done }: { readonly done: NonNullable<Home['steps']> }) {
  const translate = useTranslate();
  const { canAccess: mayLetIn } = useCanAccess({ resource: 'partners', action: 'toggle' });
  const count = steps.filter(([step]) => done[step]).length;
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
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
            {steps.map(([step, to]) => (
              <Box key={step} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
                {done[step] ? <CheckCircle color="success" /> : <RadioButtonUnchecked color="secondary" />}
                {done[step] ? (
                  <Typography color="textSecondary">
                    {translate(`home.steps.${step}`)}
                    <span className="visually-hidden">{`, ${translate('home.steps.done')}`}</span>
                  </Typography>
                ) : (
                  <MuiLink component={Link} to={to}>
                    {translate(`home.steps.${step}`)}
                  </MuiLink>
                )}
              </Box>
            ))}
          </Box>
          {mayLetIn && (
            <MuiLink
              component={Link}
              to="/company/users"
              onClick={openAccountantAccess}
              sx={{ display: 'inline-block', mt: 1 }}
            >
              {translate('home.steps.accountant')}
            </MuiLink>
          )}
        </Box>
      }
    />
  );
}
