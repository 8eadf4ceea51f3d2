import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isFromSave } from './heading.ts';
import { Tip } from './Tip.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface PageHeaderProps {
  /** Names the page here and in the browser's tab. */
  title: string;
  /** A picture of what the page is about, before its title. */
  mark?: ReactNode;
  /** One quiet line or a status beneath the title. */
  subtitle?: ReactNode;
  /** Path of the page above; gives the back button. */
  backTo?: string;
  /** Buttons of the whole page, the main one last. */
  actions?: ReactNode;
}

/** The head of every page of an area. */
export function PageHeader({ title, mark, subtitle, backTo, actions }: PageHeaderProps) {
  const translate = useTranslate();
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  useEffect(() => {
    if (isFromSave(state)) heading.current?.focus();
  }, [key, state]);
  return (
    <header className="page-header">
      {backTo && (
        <Tip title={translate('common.back')}>
          <IconButton component={Link} to={backTo} aria-label={translate('common.back')} sx={{ ml: -1 }}>
            <ArrowBack />
          </IconButton>
        </Tip>
      )}
      {mark && <div className="page-mark">{mark}</div>}
      <div className="page-title">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <div className="page-subtitle">{subtitle}</div>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}
