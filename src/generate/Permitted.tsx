import { useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';
import { AccessDenied } from '../shell/notices.tsx';

interface PermittedProps {
  readonly resource: string;
  readonly action: string;
  readonly children: ReactNode;
}

/** A page for whoever may do there what it is for; to others it says that they may not. */
export function Permitted({ resource, action, children }: PermittedProps) {
  const { canAccess, isPending } = useCanAccess({ resource, action });
  if (isPending) return null;
  return canAccess ? children : <AccessDenied />;
}
