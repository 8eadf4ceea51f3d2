import { useTranslate } from 'react-admin';
import { permissionKeys } from '../../domain/access/permissionKeys.ts';
import { resources } from '../data/resources.ts';

interface PermissionWords {
  /** The name of a resource or report. */
  readonly resource: (name: string) => string;
  /** The name of an action on it. */
  readonly action: (resource: string, action: string) => string;
}

/** Returns the texts of permissions: resources, reports and actions. */
export function usePermissionWords(): PermissionWords {
  const translate = useTranslate();
  return {
    resource(name) {
      const [head, report] = name.split('/');
      if (head === 'reports' && report)
        return translate('access.report', { name: translate(`reports.${report}.name`) });
      return translate(`resources.${name}.name`, { smart_count: 2, _: name });
    },
    action(resource, action) {
      const { actions } = resources.find(({ name }) => name === resource) ?? {};
      const words = permissionKeys(resource, action, actions).map((key) => translate(key, { _: '' }));
      return words.find((word) => word !== '') ?? action;
    },
  };
}
