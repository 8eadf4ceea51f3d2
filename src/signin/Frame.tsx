import type { ReactNode } from 'react';
import { Logo } from '../shell/Logo.tsx';
import { Preferences } from '../shell/open/Preferences.tsx';
import { Motif } from './Motif.tsx';
import './signin.css';

/** The pages of somebody without a session: one thing to do, and beside it what the product does. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="signin">
      <div className="signin-side">
        <header className="signin-top">
          <Logo />
          <Preferences />
        </header>
        <main className="signin-main">{children}</main>
      </div>
      <Motif />
    </div>
  );
}
