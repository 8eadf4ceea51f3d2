import type SvgIcon from '@mui/material/SvgIcon';
import CancelIcon from '@mui/icons-material/Block';
import CopyIcon from '@mui/icons-material/ContentCopy';
import PdfIcon from '@mui/icons-material/DescriptionOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import HistoryIcon from '@mui/icons-material/History';
import LinkIcon from '@mui/icons-material/Link';
import ReceiveIcon from '@mui/icons-material/PaymentsOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import BillIcon from '@mui/icons-material/TaskAltOutlined';
import RevertIcon from '@mui/icons-material/Undo';
import PaymentLinkIcon from '@mui/icons-material/CreditCardOutlined';
import TemplateIcon from '@mui/icons-material/StyleOutlined';
import type { MenuChoice } from './offeredActions.ts';

export const choiceIcons: Readonly<Record<MenuChoice, typeof SvgIcon>> = {
  pdf: PdfIcon,
  bill: BillIcon,
  receive: ReceiveIcon,
  paymentLink: PaymentLinkIcon,
  receipt: ReceiptIcon,
  edit: EditIcon,
  duplicate: CopyIcon,
  template: TemplateIcon,
  publicLink: LinkIcon,
  audit: HistoryIcon,
  revert: RevertIcon,
  cancel: CancelIcon,
};
