import type { ReactNode } from 'react';
import type { Language } from '../../domain/languages.ts';
import { Logo } from '../shell/frame/Logo.tsx';
import { Preferences } from '../shell/open/Preferences.tsx';
import { Motif } from './Motif.tsx';
import './signin.css';

interface FrameProps {
  /** The available languages, if restricted. */
  offered?: readonly Language[] | undefined;
  children: ReactNode;
}

/** The frame of pages without a session: one task, and a picture of the product. */
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
