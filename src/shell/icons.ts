import type SvgIcon from '@mui/material/SvgIcon';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import Block from '@mui/icons-material/Block';
import ContentCopy from '@mui/icons-material/ContentCopy';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import History from '@mui/icons-material/History';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LinkSign from '@mui/icons-material/Link';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import StyleOutlined from '@mui/icons-material/StyleOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import UnarchiveOutlined from '@mui/icons-material/UnarchiveOutlined';
import Undo from '@mui/icons-material/Undo';
import type { Icon } from '../../schemas/icon.ts';

const drawn: Readonly<Record<Icon, typeof SvgIcon>> = {
  account: AccountBalanceOutlined,
  archive: ArchiveOutlined,
  cancel: Block,
  card: CreditCardOutlined,
  company: ApartmentOutlined,
  contract: EventRepeatOutlined,
  copy: ContentCopy,
  delete: DeleteOutlined,
  document: DescriptionOutlined,
  edit: EditOutlined,
  folder: FolderOutlined,
  globe: PublicOutlined,
  history: History,
  issue: TaskAltOutlined,
  item: Inventory2Outlined,
  link: LinkSign,
  mail: MailOutlined,
  pause: PauseCircleOutlined,
  payment: PaymentsOutlined,
  percent: PercentOutlined,
  receipt: ReceiptLongOutlined,
  report: InsightsOutlined,
  restore: UnarchiveOutlined,
  template: StyleOutlined,
  undo: Undo,
};

/** A sign as the console draws it; a folder for what names none. */
export function iconOf(icon: Icon = 'folder'): typeof SvgIcon {
  return drawn[icon];
}
