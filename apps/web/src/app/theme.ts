import {
  type ActionIconProps,
  type BadgeProps,
  type ButtonProps,
  createTheme,
  type DrawerHeaderProps,
  type DrawerProps,
  type InputWrapperProps,
  type MenuProps,
  type ModalHeaderProps,
  type ModalProps,
  type NativeSelectProps,
  type NotificationProps,
  type NumberInputProps,
  type PaperProps,
  type PasswordInputProps,
  type SegmentedControlProps,
  type SelectProps,
  type SwitchProps,
  type TableProps,
  type TabsProps,
  type TextareaProps,
  type TextInputProps,
  type TooltipProps,
} from '@mantine/core'
import { FONT_FAMILY } from '../lib/fontFamily.ts'
import { SLATE } from '../ui/palette.ts'
import tabs from '../ui/tabs/tabs.module.css'
import { COLORS, variantColors } from './colors.ts'

/** The head of a dialog is none of the page, of which there is one. */
const HEAD = { defaultProps: { role: 'presentation' } } as const

/** The name of buttons that show a cross alone. */
const CLOSE = { 'aria-label': 'Close' }

interface Defaults<Props> {
  readonly defaultProps: Partial<Props>
  readonly classNames?: Readonly<Record<string, string>>
}

/** By types alone: the components themselves would all come with the first page. */
interface ComponentDefaults {
  readonly ActionIcon: Defaults<ActionIconProps>
  readonly Badge: Defaults<BadgeProps>
  readonly Button: Defaults<ButtonProps>
  readonly InputWrapper: Defaults<InputWrapperProps>
  readonly Drawer: Defaults<DrawerProps>
  readonly DrawerHeader: Defaults<DrawerHeaderProps>
  readonly Menu: Defaults<MenuProps>
  readonly Modal: Defaults<ModalProps>
  readonly ModalHeader: Defaults<ModalHeaderProps>
  readonly NativeSelect: Defaults<NativeSelectProps>
  readonly Notification: Defaults<NotificationProps>
  readonly NumberInput: Defaults<NumberInputProps>
  readonly Paper: Defaults<PaperProps>
  readonly PasswordInput: Defaults<PasswordInputProps>
  readonly SegmentedControl: Defaults<SegmentedControlProps>
  readonly Select: Defaults<SelectProps>
  readonly Switch: Defaults<SwitchProps>
  readonly Table: Defaults<TableProps>
  readonly Tabs: Defaults<TabsProps>
  readonly Textarea: Defaults<TextareaProps>
  readonly TextInput: Defaults<TextInputProps>
  readonly Tooltip: Defaults<TooltipProps>
}

const dense = { defaultProps: { size: 'sm' } } as const

export const theme = createTheme({
  fontFamily: FONT_FAMILY,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  colors: COLORS,
  primaryColor: 'petrol',
  primaryShade: 7,
  black: SLATE[9],
  variantColorResolver: variantColors,
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  spacing: { xs: '6px', sm: '10px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '28px' },
      h2: { fontSize: '15px', lineHeight: '22px' },
      h3: { fontSize: '13px', lineHeight: '20px' },
    },
  },
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 28 } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 500 } },
    Button: { defaultProps: { size: 'xs' } },
    // Help below the field, so that the fields of a row stand level.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    Drawer: { defaultProps: { closeButtonProps: CLOSE } },
    DrawerHeader: HEAD,
    // The placeholder is an element that a menu must not have
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: { centered: true, padding: 'md', closeButtonProps: CLOSE },
    },
    ModalHeader: HEAD,
    NativeSelect: dense,
    Notification: { defaultProps: { closeButtonProps: CLOSE } },
    NumberInput: dense,
    Paper: { defaultProps: { withBorder: true } },
    PasswordInput: dense,
    SegmentedControl: { defaultProps: { size: 'xs' } },
    Select: { defaultProps: { size: 'sm', allowDeselect: false } },
    Switch: dense,
    Table: { defaultProps: { verticalSpacing: 5, horizontalSpacing: 10, fz: 'sm' } },
    // They look as those that are links; see ui/tabs
    Tabs: {
      defaultProps: { keepMounted: false },
      classNames: { list: tabs['bar'] ?? '', tab: tabs['tab'] ?? '' },
    },
    Textarea: dense,
    TextInput: dense,
    Tooltip: {
      defaultProps: {
        withArrow: true,
        openDelay: 200,
        events: { hover: true, focus: true, touch: true },
      },
    },
  } satisfies ComponentDefaults,
})
