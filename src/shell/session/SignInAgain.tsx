import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { session, signedInKey } from '../../access/console.ts';
import { sessionGoesOn, signInAgain, useLoss } from '../../access/lostSession.ts';
import { whenAnswered } from '../whenAnswered.ts';

/** Few sessions are lost, and forms are large. It loads while the page is idle, because a lost session may be offline. */
const loadDialog = async () => ({ default: (await import('./SignInDialog.tsx')).SignInDialog });
const SignInDialog = lazy(loadDialog);

/** Lets the user sign in again on the current page when the session is lost; waiting calls then continue. */
export function SignInAgain() {
  const loss = useLoss();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === signedInKey) void (newValue === null ? signInAgain('signedOut') : goOnAsBefore());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  const client = useQueryClient();
  useEffect(() => whenAnswered(client, () => void loadDialog().catch(() => undefined)), [client]);
  const me = session.me();
  if (!loss || !me) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog loss={loss} email={me.email} />
    </Suspense>
  );
}

/** A sign-in in another tab restores the session if it is the same user. */
async function goOnAsBefore(): Promise<void> {
  if (await session.refresh().catch(() => false)) sessionGoesOn();
}
