import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';

interface DropZoneProps {
  /** The label of the file picker. */
  readonly label: string;
  /** The text of the button. */
  readonly word: string;
  readonly accept?: string | undefined;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** Whether the limit is reached; dropped files then report it. */
  readonly isFull?: boolean;
  readonly isWrong?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onBlur?: () => void;
  readonly onTake: (files: readonly File[]) => void;
  /** The selected files. */
  readonly children?: ReactNode;
}

/** An area to select or drop files. */
export function DropZone(props: DropZoneProps) {
  const { label, word, accept, multiple = false, disabled = false, isFull = false, isWrong = false } = props;
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is && !disabled);
  };
  const take = (files: FileList | null) => {
    if (files && files.length > 0 && !disabled) props.onTake([...files]);
  };
  return (
    <Stack
      sx={{
        gap: 1,
        p: 1.5,
        border: '1px dashed',
        borderRadius: 1,
        borderColor: isWrong ? 'error.main' : isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'transparent',
      }}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        take(event.dataTransfer.files);
      }}
    >
      {props.children}
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <input
          ref={picker}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={label}
          multiple={multiple}
          accept={accept}
          disabled={disabled || isFull}
          onChange={(event) => {
            take(event.target.files);
            // Allows selecting the same file again.
            event.target.value = '';
          }}
        />
        <Button
          variant="outlined"
          size="small"
          startIcon={<UploadIcon />}
          disabled={disabled || isFull}
          ref={props.buttonRef}
          onBlur={props.onBlur}
          onClick={() => picker.current?.click()}
        >
          {word}
        </Button>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={isFull ? {} : { '@media (hover: none)': { display: 'none' } }}
        >
          {translate(isFull ? 'generate.file.full' : 'generate.file.drop')}
        </Typography>
      </Stack>
    </Stack>
  );
}
