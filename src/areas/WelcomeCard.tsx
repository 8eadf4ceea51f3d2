import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { Area } from '../../schemas/resource.ts';
import { session } from '../access/console.ts';
import { useDocumentTitle } from '../shell/frame/useDocumentTitle.ts';

interface WelcomeCardProps {
  area: Area;
  /** What to do next; by default the purpose of the area. */
  text?: string;
  action?: ReactNode;
  /** Whether it is part of a page with a title. */
  isSection?: boolean;
}

/** Greets the user and offers a first action. */
export function WelcomeCard({ area, text, action, isSection = false }: WelcomeCardProps) {
  const translate = useTranslate();
  useDocumentTitle(translate('shell.dashboard'));
  return (
    <Card sx={({ tokens }) => ({ mb: isSection ? 0 : 4, border: 0, backgroundColor: tokens.primarySoft })}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ p: { xs: 3, sm: 4 }, gap: 3, alignItems: { md: 'center' }, justifyContent: 'space-between' }}
      >
        <Stack sx={{ gap: 1, maxWidth: 640 }}>
          <Typography variant="h2" component={isSection ? 'h2' : 'h1'} sx={{ overflowWrap: 'anywhere' }}>
            {translate(`shell.welcome.${area}.title`, { name: session.me()?.name })}
          </Typography>
          <Typography sx={{ textWrap: 'balance' }}>{text ?? translate(`shell.welcome.${area}.text`)}</Typography>
        </Stack>
        {action}
      </Stack>
    </Card>
  );
}
