import type { ActionDialogProps } from '../../../generate/actions/dialogs.ts';
import type { Contract } from '../../../../schemas/resources/contracts.ts';

/** What the dialog of a contract's action gets. */
export type ContractDialogProps = ActionDialogProps<ListedContract>;

/** What a section of a contract's page gets. */
export type ContractSectionProps = Pick<ContractDialogProps, 'record'>;

/** A contract as the list answers it: what the server fills is there. */
export type ListedContract = Contract & {
  readonly id: string;
  readonly uuid: string;
  readonly status: NonNullable<Contract['status']>;
};
