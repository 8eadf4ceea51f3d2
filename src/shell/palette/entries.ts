import { useStore, useTranslate } from 'react-admin';
import { hasPage } from '../../../domain/actions/pages.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { sameText } from '../../../domain/lists/searchText.ts';
import { joined } from '../../../domain/words/isolated.ts';
import type { Icon } from '../../../schemas/icon.ts';
import type { Area } from '../../../schemas/resource.ts';
import type { Hit } from '../../../dataProvider/calls/search.ts';
import { mayDo } from '../../access/authProvider.ts';
import { useMe } from '../../access/useMe.ts';
import { useCreatePath } from '../../data/createPath.ts';
import { placeIn, resources, resourcesIn } from '../../data/resources.ts';
import { useLanguage } from '../../i18n/language.ts';
import { areaMenu } from '../menu/areaMenu.ts';
import type { MenuTab } from '../menu/menuOf.ts';

/** A place that the palette offers. */
export interface Entry {
  readonly path: string;
  readonly name: string;
  /** What tells it from others of its name. */
  readonly note?: string;
  readonly icon?: Icon | undefined;
}

/** The number of remembered places. */
const mostRecent = 6;

/** The places opened last by this user in this company, and how to add one. */
export function useRecent(): readonly [readonly Entry[], (entry: Entry) => void] {
  const [recent, setRecent] = useStore<readonly Entry[]>('palette.recent', []);
  const add = (entry: Entry) =>
    setRecent([entry, ...recent.filter(({ path }) => path !== entry.path)].slice(0, mostRecent));
  return [recent, add];
}

/** The pages of an area that the user may open: home, the menu's entries, and then the tabs in them. */
export function usePages(area: Area): readonly Entry[] {
  const translate = useTranslate();
  const entries = areaMenu(area, useMe()).flat();
  const nameOf = ({ label: [key, count] }: Pick<MenuTab, 'label'>) => translate(key, { smart_count: count });
  const tabs = entries.flatMap((entry) =>
    entry.tabs
      .filter(({ label }) => label[0] !== entry.label[0])
      .map(({ path, icon, ...tab }) => ({ path, icon, name: nameOf(tab), note: nameOf(entry) })),
  );
  const own = entries.map(({ path, icon, ...entry }) => ({ path, icon, name: nameOf(entry) }));
  return [{ path: `/${area}`, icon: 'home', name: translate('shell.dashboard') }, ...own, ...tabs];
}

/** The records that the user may create from a list. */
export function useCreations(area: Area): readonly Entry[] {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const me = useMe();
  return resourcesIn(area)
    .filter((resource) => !resource.single && placeIn(area, resource) && mayDo(me, area, resource, 'create'))
    .toSorted((one, other) => (placeIn(area, one)?.order ?? 0) - (placeIn(area, other)?.order ?? 0))
    .map((resource) => {
      const own = translate(`resources.${resource.name}.create`, { _: '' });
      const singular = translate(`resources.${resource.name}.name`, { smart_count: 1 });
      return {
        path: createPath({ resource: resource.name, type: 'create' }),
        icon: placeIn(area, resource)?.icon,
        name: own || translate('ra.action.create'),
        ...(!own && { note: singular }),
      };
    });
}

/** Returns how the palette shows records that the server found. */
export function useHitEntry(area: Area): (hit: Hit) => Entry {
  const translate = useTranslate();
  const language = useLanguage();
  const createPath = useCreatePath();
  return ({ resource, key, name, details, amount, currency, opens }) => {
    const found = resources.find((each) => each.name === resource);
    const target = opens ?? { resource, key };
    const isNumber = /^\d*$/.test(name);
    const notes = [...details, amount && currency && formatMoney(amount, currency, language)];
    return {
      path: createPath({ resource: target.resource, type: 'show', id: target.key }),
      icon: found && placeIn(area, found)?.icon,
      name: isNumber ? `${translate(`resources.${resource}.name`, { smart_count: 1 })} ${name}`.trim() : name,
      note: joined(notes),
    };
  };
}

/** Whether a found record, or the one that it opens, has a page. */
export const hasHitPage = ({ resource, opens }: Hit): boolean => {
  const target = resources.find(({ name }) => name === (opens?.resource ?? resource));
  return target !== undefined && hasPage(target);
};

/** Whether an entry contains all typed words. */
export const matches = ({ name, note = '' }: Entry, typed: string): boolean =>
  sameText(typed)
    .split(' ')
    .every((word) => sameText(`${name} ${note}`).includes(word));
