import { useCanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import { AccessDenied } from '../shell/notices.tsx';

interface RequirePermissionProps {
  readonly resource: string;
  readonly action: string;
  readonly children: ReactNode;
}

/** Shows a page to users with a permission, and a refusal to others. */
export function RequirePermission({ resource, action, children }: RequirePermissionProps) {
  const { canAccess, isPending } = useCanAccess({ resource, action });
  if (isPending) return null;
  return canAccess ? children : <AccessDenied />;
}
