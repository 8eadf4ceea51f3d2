import type { ObjectSchema } from '../../schemas/resource.ts';
import { propertiesOf } from './property.ts';

/** The properties of records that are told once, when they are made. */
export const shownOnceIn = (schema: ObjectSchema): string[] =>
  Object.entries(propertiesOf(schema)).flatMap(([name, { shownOnce }]) => (shownOnce ? name : []));
