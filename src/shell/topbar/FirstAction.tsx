import { Link, useLocation } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { useMe } from '../../access/useMe.ts';
import { useCreationOfPage, useFirstAction } from '../keys/creation.ts';
import './firstAction.css';

/** The first action of the area, in its bar; absent where a button of the page creates something, as `n` does. */
export function FirstAction({ area }: { readonly area: Area }) {
  const action = useFirstAction(area);
  const ofPage = useCreationOfPage();
  return action && ofPage === undefined ? <ActionLink {...action} /> : null;
}

/** The same above a phone's home page, since its bar has no room. Nothing sticks over the links of the page. */
export function HomeAction({ area }: { readonly area: Area }) {
  const { pathname } = useLocation();
  const action = useFirstAction(area);
  if (!action || pathname.replace(/\/$/, '') !== `/${area}`) return null;
  return (
    <div className="home-action">
      <ActionLink {...action} />
    </div>
  );
}

function ActionLink({ path, name }: { readonly path: string; readonly name: string }) {
  return (
    <Link to={path} className="first-action">
      {name}
      <KeyHint />
    </Link>
  );
}

/** The key that does the same, unless the user has turned single keys off. */
export function KeyHint() {
  return useMe()?.single_keys === false ? null : (
    <kbd className="key-hint" aria-hidden>
      N
    </kbd>
  );
}
