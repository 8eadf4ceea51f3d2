import { languageCodes } from '../../domain/languages.ts';
import { checkPayments } from './steps/payments.ts';

checkPayments(languageCodes.filter((language) => language !== 'es'));
