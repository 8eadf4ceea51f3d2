import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isFromSave } from './heading.ts';
import { Tip } from './Tip.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface PageHeaderProps {
  /** Names the page here and in the browser's tab. */
  title: string;
  /** One quiet line or a status beneath the title. */
  subtitle?: ReactNode;
  /** Path of the page above; gives the back button. */
  backTo?: string;
  /** Buttons of the whole page, the main one last. */
  actions?: ReactNode;
}

/** As high as the buttons beside it; a name of any length leaves room for the page. */
const titleStyle = {
  py: '4px',
  overflowWrap: 'anywhere',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  outline: 'none',
} as const;

/** The head of every page of an area. */
export function PageHeader({ title, subtitle, backTo, actions }: PageHeaderProps) {
  const translate = useTranslate();
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  useEffect(() => {
    if (isFromSave(state)) heading.current?.focus();
  }, [key, state]);
  return (
    <Stack
      component="header"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, rowGap: 1.5, minHeight: 40, mb: 3 }}
    >
      {backTo && (
        <Tip title={translate('common.back')}>
          <IconButton component={Link} to={backTo} aria-label={translate('common.back')} sx={{ ml: -1 }}>
            <ArrowBack />
          </IconButton>
        </Tip>
      )}
      <Stack sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography ref={heading} variant="h2" component="h1" tabIndex={-1} sx={titleStyle}>
          {title}
        </Typography>
        {subtitle && (
          <Typography component="div" color="textSecondary">
            {subtitle}
          </Typography>
        )}
      </Stack>
      {actions && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
