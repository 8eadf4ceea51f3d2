import { describe } from 'vitest';
import { checkScreens } from './screens.ts';

/** The longest texts in the narrowest width. The keyboard tests and the journey cover the third language. */
describe('every screen in es, dark, at 360 px', () => {
  checkScreens({ language: 'es', theme: 'dark', width: 360 });
});
