import { argentina } from './countries/argentina.ts';
import { brazil } from './countries/brazil.ts';
import { germany } from './countries/germany.ts';
import { mexico } from './countries/mexico.ts';
import { portugal } from './countries/portugal.ts';
import { spain } from './countries/spain.ts';
import { unitedKingdom } from './countries/unitedKingdom.ts';
import { unitedStates } from './countries/unitedStates.ts';
import type { PackCountry } from './pack.ts';

/** The countries whose taxes are known. */
export const packCountries: readonly PackCountry[] = [
  brazil,
  portugal,
  spain,
  germany,
  unitedKingdom,
  unitedStates,
  mexico,
  argentina,
];
