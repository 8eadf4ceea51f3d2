import '@fontsource-variable/inter/wght.css';
import './shell/theme/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { areaOf } from './access/areas.ts';
import { reloadWhenStale } from './reloadWhenStale.ts';
import type { Screen } from './screen.ts';

const areas = {
  company: () => import('./areas/company/CompanyArea.tsx'),
  accountants: () => import('./areas/accountants/AccountantsArea.tsx'),
  admin: () => import('./areas/admin/AdminArea.tsx'),
};

/** Returns the chunk of a path: public view, an area, or sign-in. */
async function screenOf(pathname: string): Promise<Screen> {
  const area = areaOf(pathname);
  if (area) return (await areas[area]()).screen;
  if (pathname.startsWith('/view/')) return (await import('./public/screen.tsx')).screen;
  return (await import('./signin/screen.tsx')).screen;
}

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

async function show(): Promise<void> {
  const screen = await screenOf(location.pathname).catch(unreachable);
  const content = await screen(open).catch(async () => (await unreachable())(open));
  // Without content the browser is leaving, and the page stays until then.
  if (content) root.render(<StrictMode>{content}</StrictMode>);
}

function open(path: string): void {
  // Replaces the history entry, because the back button should not return here.
  history.replaceState(null, '', path);
  void show();
}

async function unreachable(): Promise<Screen> {
  return (await import('./shell/open/Unreachable.tsx')).screen;
}

reloadWhenStale();
void show();
