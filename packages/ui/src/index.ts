export {
  color,
  font,
  layer,
  leading,
  media,
  motion,
  PAGE_MS,
  radius,
  shadow,
  size,
  space,
  text,
  trackingDisplay,
} from './tokens.ts';
export type { SpaceStep, TextSize } from './tokens.ts';
export { tileShape } from './tile.ts';

export { TesseraLogo, TesseraMark } from './brand/TesseraMark.tsx';
export type { TesseraLogoProps, TesseraMarkProps } from './brand/TesseraMark.tsx';

export { Button, ButtonLink } from './button/Button.tsx';
export type { ButtonLinkProps, ButtonProps } from './button/Button.tsx';
export type { ButtonSize, ButtonTone } from './button/button.styles.ts';
export { CopyButton } from './button/CopyButton.tsx';
export type { CopyButtonProps } from './button/CopyButton.tsx';
export { ExportButton } from './button/ExportButton.tsx';
export type { ExportButtonProps, ExportState } from './button/ExportButton.tsx';
export { IconButton } from './button/IconButton.tsx';
export type { IconButtonProps } from './button/IconButton.tsx';

export { GameCard } from './card/GameCard.tsx';
export type { GameCardProps } from './card/GameCard.tsx';
export { TileImage } from './card/TileImage.tsx';
export type { TileImageProps, TileImageSource } from './card/TileImage.tsx';

export { ColumnChart } from './chart/ColumnChart.tsx';
export type { ChartGroup, ChartSeries, ColumnChartProps } from './chart/ColumnChart.tsx';

export { DataTable } from './data/DataTable.tsx';
export type { DataColumn, DataTableProps, RowDetail } from './data/DataTable.tsx';
export { DescriptionList } from './data/DescriptionList.tsx';
export type { DescriptionItem, RowEdit } from './data/DescriptionList.tsx';
export { RowEditor } from './data/RowEditor.tsx';
export type { RowEditorProps } from './data/RowEditor.tsx';

export { ConfirmDialog } from './dialog/ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './dialog/ConfirmDialog.tsx';
export { Dialog } from './dialog/Dialog.tsx';
export type { DialogProps } from './dialog/Dialog.tsx';

export { ChoiceFilter } from './filter/ChoiceFilter.tsx';
export type { ChoiceFilterProps } from './filter/ChoiceFilter.tsx';
export { DateFilter } from './filter/DateFilter.tsx';
export type { DateFilterProps, DayRange } from './filter/DateFilter.tsx';
export { FilterBar } from './filter/FilterBar.tsx';
export type { FilterBarProps } from './filter/FilterBar.tsx';

export { CheckedInput } from './form/CheckedInput.tsx';
export type { CheckedInputProps } from './form/CheckedInput.tsx';
export { Checkbox } from './form/Checkbox.tsx';
export type { CheckboxProps } from './form/Checkbox.tsx';
export { Field } from './form/Field.tsx';
export type { FieldProps } from './form/Field.tsx';
export { useFieldControl } from './form/field.context.ts';
export type { FieldControl } from './form/field.context.ts';
export { MoneyInput } from './form/MoneyInput.tsx';
export type { MoneyInputProps } from './form/MoneyInput.tsx';
export { PasswordInput } from './form/PasswordInput.tsx';
export type { PasswordInputProps } from './form/PasswordInput.tsx';
export { Select } from './form/Select.tsx';
export type { SelectOption, SelectProps } from './form/Select.tsx';
export { TextArea } from './form/TextArea.tsx';
export { TextInput } from './form/TextInput.tsx';
export type { TextInputProps } from './form/TextInput.tsx';
export { useAfterPress } from './form/use-after-press.ts';
export { useFocusOnError } from './form/use-focus-on-error.ts';

export { Banner } from './hero/Banner.tsx';
export type { BannerProps } from './hero/Banner.tsx';
export { Hero } from './hero/Hero.tsx';
export type { HeroProps } from './hero/Hero.tsx';
export { Marquee } from './hero/Marquee.tsx';
export type { MarqueeItem, MarqueeProps } from './hero/Marquee.tsx';

export { prefersReducedMotion } from './hooks/motion.ts';

export type { Icon, IconProps } from './icons/icon.tsx';
export {
  ChartIcon,
  BellIcon,
  DepositIcon,
  DocumentIcon,
  EyeIcon,
  EyeOffIcon,
  GiftIcon,
  HeartFilledIcon,
  HeartIcon,
  HistoryIcon,
  LetterIcon,
  LockIcon,
  LogoutIcon,
  PromotionsIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
  WithdrawIcon,
} from './icons/account.tsx';
export { MinusIcon, PauseIcon, PlayIcon, PlusIcon } from './icons/action.tsx';
export {
  CardIcon,
  CrashIcon,
  DuelIcon,
  EsportIcon,
  FishingIcon,
  LiveIcon,
  LobbyIcon,
  LotteryIcon,
  SlotIcon,
  SportIcon,
  VirtualIcon,
} from './icons/halls.tsx';
export {
  ComputerIcon,
  DownloadIcon,
  ExternalIcon,
  MoreIcon,
  PhoneIcon,
  ShareIcon,
} from './icons/install.tsx';
export {
  ArrowLeftIcon,
  ArrowRightIcon,
  BackToTopIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CloseIcon,
  ExitFullscreenIcon,
  FilterIcon,
  FullscreenIcon,
  GlobeIcon,
  MenuIcon,
  SearchIcon,
  SettingsIcon,
} from './icons/navigation.tsx';
export {
  CheckIcon,
  ClockIcon,
  ErrorIcon,
  FlameIcon,
  HelpIcon,
  InfoIcon,
  RetryIcon,
  SparkIcon,
  SuccessIcon,
  TrophyIcon,
  WarningIcon,
} from './icons/status.tsx';

export { Cluster, Stack } from './layout/Stack.tsx';
export { Panel, Surface } from './layout/Surface.tsx';
export type { PanelProps } from './layout/Surface.tsx';
export { Heading, Text, TextLink } from './layout/Text.tsx';
export type { HeadingProps, TextProps } from './layout/Text.tsx';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';

export { Menu } from './menu/Menu.tsx';
export type { MenuItem, MenuProps, MenuTriggerProps } from './menu/Menu.tsx';

export { Jackpot } from './money/Jackpot.tsx';
export type { JackpotProps } from './money/Jackpot.tsx';
export { Money } from './money/Money.tsx';
export type { MoneyProps } from './money/Money.tsx';

export { BackToTop } from './navigation/BackToTop.tsx';
export type { BackToTopProps } from './navigation/BackToTop.tsx';
export { Chips } from './navigation/Chips.tsx';
export type { ChipItem, ChipsProps } from './navigation/Chips.tsx';
export { MainBar } from './navigation/MainBar.tsx';
export type { MainBarItem, MainBarProps } from './navigation/MainBar.tsx';
export { Pager } from './navigation/Pager.tsx';
export type { PagerProps } from './navigation/Pager.tsx';
export { Tabs } from './navigation/Tabs.tsx';
export type { TabItem, TabsProps } from './navigation/Tabs.tsx';

export { isComposing } from './search/composing.ts';
export { Listbox, ListboxOption, ListboxPopup } from './search/Listbox.tsx';
export type { ListboxOptionProps } from './search/Listbox.tsx';
export { SearchField } from './search/SearchField.tsx';
export type { SearchFieldProps } from './search/SearchField.tsx';

export { Grid } from './shelf/Grid.tsx';
export { GridBox, GridList } from './shelf/grid.styles.ts';
export type { GridProps } from './shelf/Grid.tsx';
export { Shelf } from './shelf/Shelf.tsx';
export type { ShelfProps, TileShape } from './shelf/Shelf.tsx';

export { Avatar } from './status/Avatar.tsx';
export type { AvatarProps } from './status/Avatar.tsx';
export { Badge } from './status/Badge.tsx';
export type { BadgeProps } from './status/Badge.tsx';
export { LockNotice } from './status/LockNotice.tsx';
export type { LockNoticeProps } from './status/LockNotice.tsx';
export { Notice } from './status/Notice.tsx';
export type { NoticeProps } from './status/Notice.tsx';
export { Progress } from './status/Progress.tsx';
export type { ProgressProps } from './status/Progress.tsx';
export {
  CardSkeleton,
  GridSkeleton,
  HeroSkeleton,
  ShelfSkeleton,
  Skeleton,
  TextSkeleton,
} from './status/Skeleton.tsx';
export { EmptyState, ErrorState } from './status/states.tsx';
export type { EmptyStateProps, ErrorStateProps } from './status/states.tsx';
export type { StatusTone } from './status/StatusIcon.tsx';
export { SummaryCard } from './status/SummaryCard.tsx';
export type { SummaryCardProps, SummaryLine } from './status/SummaryCard.tsx';
export { Tag } from './status/Tag.tsx';
export type { TagProps } from './status/Tag.tsx';
export { Timeline } from './status/Timeline.tsx';
export type { TimelineProps, TimelineStep } from './status/Timeline.tsx';
export { TileLoader } from './status/TileLoader.tsx';

export { createToastStore } from './toast/toasts.store.ts';
export type { ToastStore } from './toast/toasts.store.ts';
export type { Toast, ToastsState, ToastTone } from './toast/toasts.machine.ts';
export { ToastViewport } from './toast/ToastViewport.tsx';
export type { ToastViewportProps } from './toast/ToastViewport.tsx';
