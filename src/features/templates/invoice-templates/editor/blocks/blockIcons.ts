import type SvgIcon from '@mui/material/SvgIcon';
import MastheadIcon from '@mui/icons-material/BrandingWatermarkOutlined';
import DrawIcon from '@mui/icons-material/DrawOutlined';
import FactsIcon from '@mui/icons-material/EventNoteOutlined';
import NotesIcon from '@mui/icons-material/StickyNote2Outlined';
import SpacerIcon from '@mui/icons-material/Height';
import DividerIcon from '@mui/icons-material/HorizontalRule';
import LogoIcon from '@mui/icons-material/ImageOutlined';
import WayIcon from '@mui/icons-material/MultipleStopOutlined';
import PaymentIcon from '@mui/icons-material/PaymentsOutlined';
import PartiesIcon from '@mui/icons-material/PeopleOutlined';
import TaxesIcon from '@mui/icons-material/PercentOutlined';
import TotalsIcon from '@mui/icons-material/CalculateOutlined';
import LinesIcon from '@mui/icons-material/TableRowsOutlined';
import TextIcon from '@mui/icons-material/Notes';
import TitleIcon from '@mui/icons-material/Title';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import type { BlockType } from '../model/blockTypes.ts';

/** The icon of each type of blocks. */
export const blockIcons: Readonly<Record<BlockType, typeof SvgIcon>> = {
  logo: LogoIcon,
  title: TitleIcon,
  facts: FactsIcon,
  parties: PartiesIcon,
  payment: PaymentIcon,
  totals: TotalsIcon,
  notes: NotesIcon,
  text: TextIcon,
  signature: DrawIcon,
  divider: DividerIcon,
  spacer: SpacerIcon,
  masthead: MastheadIcon,
  lines: LinesIcon,
  taxes: TaxesIcon,
  way: WayIcon,
  columns: ColumnsIcon,
};
