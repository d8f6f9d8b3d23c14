import {
  ActionIcon,
  Badge,
  Button,
  createTheme,
  Drawer,
  InputWrapper,
  type MantineColorsTuple,
  Menu,
  Modal,
  NativeSelect,
  Notification,
  NumberInput,
  Paper,
  PasswordInput,
  SegmentedControl,
  Select,
  Switch,
  Table,
  Tabs,
  Textarea,
  TextInput,
  Tooltip,
} from '@mantine/core'

/** The one hue of the interface: a deep blue-green; 7 is text and buttons (7.4:1 on white). */
const petrol: MantineColorsTuple = [
  '#eef6f9',
  '#dcebf1',
  '#b6d6e2',
  '#8cbfd2',
  '#69acc4',
  '#4a9bb8',
  '#2b7f9f',
  '#1a6484',
  '#12506b',
  '#0b3d53',
]

/** Cool greys for lines, surfaces and secondary text; 6 is the lightest that may carry text (5.3:1). */
const slate: MantineColorsTuple = [
  '#f6f8f9',
  '#eceff2',
  '#dfe4e8',
  '#ccd3d9',
  '#adb7c0',
  '#87939e',
  '#64707c',
  '#4a5560',
  '#333c45',
  '#1d242b',
]

/** The name of buttons that show a cross alone. */
const CLOSE = { 'aria-label': 'Close' }

const dense = { defaultProps: { size: 'sm' } }

export const theme = createTheme({
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  colors: { petrol, gray: slate, dark: slate },
  primaryColor: 'petrol',
  primaryShade: 7,
  black: '#1d242b',
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
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 28 } }),
    Badge: Badge.extend({ defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 500 } }),
    Button: Button.extend({ defaultProps: { size: 'xs' } }),
    // Help below the field, so that the fields of a row stand level.
    InputWrapper: InputWrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    }),
    Drawer: Drawer.extend({ defaultProps: { closeButtonProps: CLOSE } }),
    // The placeholder is an element that a menu must not have
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
    Modal: Modal.extend({
      defaultProps: { centered: true, padding: 'md', closeButtonProps: CLOSE },
    }),
    NativeSelect: NativeSelect.extend(dense),
    Notification: Notification.extend({ defaultProps: { closeButtonProps: CLOSE } }),
    NumberInput: NumberInput.extend(dense),
    Paper: Paper.extend({ defaultProps: { withBorder: true } }),
    PasswordInput: PasswordInput.extend(dense),
    SegmentedControl: SegmentedControl.extend({ defaultProps: { size: 'xs' } }),
    Select: Select.extend({ defaultProps: { size: 'sm', allowDeselect: false } }),
    Switch: Switch.extend(dense),
    Table: Table.extend({ defaultProps: { verticalSpacing: 5, horizontalSpacing: 10, fz: 'sm' } }),
    Tabs: Tabs.extend({ defaultProps: { keepMounted: false } }),
    Textarea: Textarea.extend(dense),
    TextInput: TextInput.extend(dense),
    Tooltip: Tooltip.extend({
      defaultProps: {
        withArrow: true,
        openDelay: 200,
        events: { hover: true, focus: true, touch: true },
      },
    }),
  },
})
