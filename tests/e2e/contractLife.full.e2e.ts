import { checkContractLife } from './steps/contractLife.ts';

checkContractLife(['en', 'pt']);
