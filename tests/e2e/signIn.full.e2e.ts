import { languageCodes } from '../../domain/languages.ts';
import { useBrowser } from '../support/browser.ts';
import { checkSignIn } from './steps/signIn.ts';

const { open } = useBrowser();

checkSignIn(
  open,
  languageCodes.filter((language) => language !== 'en'),
);
