import { checkPayments } from './steps/payments.ts';

checkPayments(['es']);
