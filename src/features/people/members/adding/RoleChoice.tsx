import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { partnerRoles, type PartnerRole } from '../../../../../schemas/parts/people/partner.ts';

interface RoleChoiceProps {
  readonly role: PartnerRole;
  readonly isDisabled: boolean;
  readonly onChoose: (role: PartnerRole) => void;
}

/** The rights of an accountant: read, or also export. */
export function RoleChoice({ role, isDisabled, onChoose }: RoleChoiceProps) {
  const translate = useTranslate();
  const labelId = useId();
  return (
    <FormControl disabled={isDisabled}>
      <FormLabel id={labelId}>{translate('members.accountant.role')}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={role}
        onChange={({ target }) => onChoose(partnerRoles.find((each) => each === target.value) ?? 'accountant')}
      >
        {partnerRoles.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            label={translate(`members.accountant.roles.${each}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
