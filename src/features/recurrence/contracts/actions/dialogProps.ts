import type { ActionDialogProps } from '../../../../generate/actions/dialogs.ts';
import type { Contract } from '../../../../../schemas/resources/recurrence/contracts.ts';

export type ContractDialogProps = ActionDialogProps<ListedContract>;

export type ContractSectionProps = Pick<ContractDialogProps, 'record'>;

/** A contract in the list, with read-only properties. */
export type ListedContract = Contract & {
  readonly id: string;
  readonly uuid: string;
  readonly status: NonNullable<Contract['status']>;
};
