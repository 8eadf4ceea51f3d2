import type { ReactNode } from 'react';
import type { Language } from '../../domain/languages.ts';
import { Logo } from '../shell/Logo.tsx';
import { Preferences } from '../shell/open/Preferences.tsx';
import { Motif } from './Motif.tsx';
import './signin.css';

interface FrameProps {
  /** The languages to choose from, where they are not all. */
  offered?: readonly Language[] | undefined;
  children: ReactNode;
}

/** The pages of somebody without a session: one thing to do, and beside it what the product does. */
export function Frame({ offered, children }: FrameProps) {
  return (
    <div className="signin">
      <div className="signin-side">
        <header className="signin-top">
          <Logo />
          <Preferences offered={offered} />
        </header>
        <main className="signin-main">{children}</main>
      </div>
      <Motif />
    </div>
  );
}
