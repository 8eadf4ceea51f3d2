import type { Area } from '../../../schemas/resource.ts';
import type { Me } from '../../access/me.ts';
import { resources } from '../../data/resources.ts';
import { menuOf, type MenuGroup } from './menuOf.ts';
import { reportEntries } from './reportEntries.ts';
import { resourceEntries } from './resourceEntries.ts';

/** Returns the menu of an area for a user: resources and reports. */
export const areaEntries = (area: Area, me: Me | undefined): MenuGroup[] =>
  menuOf([...resourceEntries(area, resources, me), ...reportEntries(area, me)]);
