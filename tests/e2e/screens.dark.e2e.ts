import { describe } from 'vitest';
import { checkScreens } from './screens.ts';

/** The longest words in the least room. The third language goes by keyboard and in the journey. */
describe('every screen in es, dark, at 360 px', () => {
  checkScreens({ language: 'es', theme: 'dark', width: 360 });
});
