import type { ObjectSchema } from '../../schemas/resource.ts';
import { propertiesOf } from './property.ts';

/** Returns the properties that only the creating answer contains. */
export const shownOnceIn = (schema: ObjectSchema): string[] =>
  Object.entries(propertiesOf(schema)).flatMap(([name, { shownOnce }]) => (shownOnce ? name : []));
