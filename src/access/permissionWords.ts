import { useTranslate } from 'react-admin';
import type { Translate } from '../../domain/kinds/codec.ts';
import { permissionKeys } from '../../domain/access/permissionKeys.ts';
import { resources } from '../data/resources.ts';

interface PermissionWords {
  /** The name of a resource or report. */
  readonly resource: (name: string) => string;
  /** The name of an action on it. */
  readonly action: (resource: string, action: string) => string;
}

/** Returns the texts of permissions: resources, reports and actions. */
export const usePermissionWords = (): PermissionWords => wordsIn(useTranslate());

/** Returns the text of a permission by its name: `Clients: Create` for `entities:create`; other texts are themselves. */
export function permissionText(name: string, translate: Translate): string {
  const [, of, action] = /^([a-z][a-z/-]*):([a-z][a-zA-Z_-]*)$/.exec(name) ?? [];
  if (of === undefined || action === undefined) return name;
  const words = wordsIn(translate);
  return `${words.resource(of)}: ${words.action(of, action)}`;
}

function wordsIn(translate: Translate): PermissionWords {
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
