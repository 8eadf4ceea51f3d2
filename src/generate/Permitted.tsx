import { useCanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import { AccessDenied } from '../shell/notices.tsx';

interface PermittedProps {
  readonly resource: string;
  readonly action: string;
  readonly children: ReactNode;
}

/** Shows a page to users with a permission, and a refusal to others. */
export function Permitted({ resource, action, children }: PermittedProps) {
  const { canAccess, isPending } = useCanAccess({ resource, action });
  if (isPending) return null;
  return canAccess ? children : <AccessDenied />;
}
