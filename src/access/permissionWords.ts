import { useTranslate } from 'ra-core';
import { permissionKeys } from '../../domain/access/permissionKeys.ts';
import { resources } from '../data/resources.ts';

interface PermissionWords {
  /** What a resource or a report is called. */
  readonly resource: (name: string) => string;
  /** What somebody may do with it. */
  readonly action: (resource: string, action: string) => string;
}

/** The words of permissions: of resources and reports, and of what is done with them. */
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
