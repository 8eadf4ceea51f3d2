import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Icon } from '../../../schemas/icon.ts';
import type { Area } from '../../../schemas/resource.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { useMe } from '../../access/useMe.ts';
import { useAskForRows } from '../../data/askForRows.ts';
import { hasHome } from '../../access/home.ts';
import { iconOf } from '../display/icons.ts';
import { useOverdue } from '../topbar/notices/useNotices.ts';
import { areaMenu } from './areaMenu.ts';
import { entryAt } from './menuOf.ts';
import { Link, useLocation } from 'react-router';

/** The menu of an area: its home page and its entries, in parts separated by space. */
export function SideMenu({ area }: { area: Area }) {
  const translate = useTranslate();
  const askForRows = useAskForRows();
  const { pathname } = useLocation();
  const me = useMe();
  const menu = areaMenu(area, me);
  const current = entryAt(pathname, menu);
  const overdue = useOverdue();
  const [first = [], ...others] = menu;
  return (
    <nav className="side-menu" aria-label={translate('shell.mainMenu')}>
      {[first, ...others].map((entries, part) => (
        <ul key={entries[0]?.name ?? ''}>
          {part === 0 && hasHome(area, me) && (
            <MenuLink
              to={`/${area}`}
              icon="home"
              label={translate('shell.dashboard')}
              isCurrent={pathname.replace(/\/$/, '') === `/${area}`}
            />
          )}
          {entries.map((entry) => {
            const { name, path, icon, list, label } = entry;
            const count = name === invoices.name && overdue ? overdue : undefined;
            return (
              <MenuLink
                key={name}
                to={path}
                icon={icon}
                label={translate(label[0], { smart_count: label[1] })}
                isCurrent={entry === current}
                count={
                  count === undefined
                    ? count
                    : { shown: count, meaning: translate('shell.overdue', { smart_count: count }) }
                }
                onIntent={list === undefined ? undefined : () => askForRows(list)}
              />
            );
          })}
        </ul>
      ))}
    </nav>
  );
}

interface MenuLinkProps {
  to: string;
  label: string;
  icon: Icon | undefined;
  isCurrent: boolean;
  /** A number beside it. */
  count?: { readonly shown: number; readonly meaning: string } | undefined;
  /** Called on hover or focus, when the user may open it next. */
  onIntent?: (() => void) | undefined;
}

/** An entry of the side menu; the current one is marked by text and color. */
function MenuLink({ to, label, icon, isCurrent, count, onIntent }: MenuLinkProps) {
  const Icon = iconOf(icon);
  const meaning = useId();
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={count && meaning}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <Icon aria-hidden="true" />
        {label}
        {count && (
          <span className="menu-count" title={count.meaning} aria-hidden>
            {count.shown}
          </span>
        )}
      </Link>
      {count && (
        <span id={meaning} hidden>
          {count.meaning}
        </span>
      )}
    </li>
  );
}
