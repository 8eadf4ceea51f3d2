import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isFromSave } from './heading.ts';
import { Tip } from '../display/Tip.tsx';
import { PageTabs, useTabs } from './PageTabs.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

interface PageHeaderProps {
  /** The title of page and browser tab. */
  title: string;
  /** A picture before the title. */
  mark?: ReactNode;
  /** What the page begins with; the title then begins the line below it. */
  figure?: ReactNode;
  /** A status beside what the page begins with. */
  state?: ReactNode;
  /** A short line below the title. */
  subtitle?: ReactNode;
  /** The parent page of the back button. */
  backTo?: string;
  /** Buttons for the page, the primary one last. */
  actions?: ReactNode;
}

/** The header of every page in an area, with the tabs of its menu entry. */
export function PageHeader({ title, mark, figure, state, subtitle, backTo, actions }: PageHeaderProps) {
  const translate = useTranslate();
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state: left } = useLocation();
  const tabs = useTabs();
  useEffect(() => {
    if (isFromSave(left)) heading.current?.focus();
  }, [key, left]);
  const hasFigure = figure !== undefined;
  return (
    <header className="page-header" data-tabs={tabs?.fit}>
      {backTo && (
        <Tip title={translate('common.back')}>
          <IconButton component={Link} to={backTo} aria-label={translate('common.back')} sx={{ ml: -1 }}>
            <ArrowBack />
          </IconButton>
        </Tip>
      )}
      {mark && <div className="page-mark">{mark}</div>}
      <div className="page-title" data-figure={hasFigure || undefined}>
        {hasFigure && (
          <div className="page-lead">
            <div className="page-figure figures">{figure}</div>
            {state}
          </div>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {!hasFigure && state}
        {subtitle && <div className="page-subtitle">{subtitle}</div>}
      </div>
      {tabs && <PageTabs {...tabs} />}
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}
