import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** The values with their texts. */
  readonly choices: readonly (readonly [Value, string])[];
  readonly disabled: boolean;
  readonly onChoose: (value: Value) => void;
}

/** A choice among a few values. */
export function Choice<Value extends string>({ label, value, choices, disabled, onChoose }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const chosen = choices.find(([each]) => each === target.value);
        if (chosen) onChoose(chosen[0]);
      }}
      slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 360 } } } } } }}
    >
      {choices.map(([each, text]) => (
        <MenuItem key={each} value={each}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
