import {
  type CSSVariablesResolver,
  darken,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { LAND } from '../ui/map/landColors.ts'
import { DARK_SLATE, SLATE, SURFACES } from '../ui/palette.ts'

/** The one hue of the interface: a deep blue-green; 7 is text and buttons (7.4:1 on white). */
const PETROL: MantineColorsTuple = [
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

const DARK_PETROL: MantineColorsTuple = [
  '#1a2d38',
  '#1d3643',
  '#234655',
  '#2b5a6e',
  '#347189',
  '#4a95b1',
  '#69acc4',
  '#84bfd4',
  '#a3d0e0',
  '#c6e3ee',
]

/** What the component library takes for text (0) to surfaces (7) where it is dark. */
const DARK: MantineColorsTuple = [
  DARK_SLATE[9],
  DARK_SLATE[7],
  DARK_SLATE[6],
  DARK_SLATE[5],
  DARK_SLATE[3],
  DARK_SLATE[2],
  DARK_SLATE[1],
  SURFACES.dark,
  DARK_SLATE[0],
  '#0e1216',
]

const tupleOf = (shades: typeof SLATE | typeof DARK_SLATE): MantineColorsTuple => [...shades]

export const COLORS = { petrol: PETROL, gray: tupleOf(SLATE), dark: DARK } as const

/** The other hues of the interface. */
const HUES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue'] as const

/**
 * In dark the numbers of shades mean the same as in light: 0 and 1 are grounds, 6 icons, 7 to 9 text. So one name of a
 * shade serves both schemes, in styles and in components.
 */
export const cssVariables: CSSVariablesResolver = (theme) => {
  return {
    variables: {
      '--duet-page': 'var(--mantine-color-gray-0)',
      '--duet-danger': theme.colors.red[9],
    },
    light: { '--duet-land': LAND.light },
    dark: {
      '--duet-land': LAND.dark,
      '--mantine-color-anchor': 'var(--mantine-color-petrol-7)',
      '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
      '--mantine-color-error': 'var(--mantine-color-red-9)',
      ...darkVariables('gray', tupleOf(DARK_SLATE), SLATE[7]),
      ...darkVariables('petrol', DARK_PETROL, PETROL[7]),
      ...Object.assign(
        {},
        ...HUES.map((hue) => {
          const light = theme.colors[hue]
          return darkVariables(hue, darkShades(light), light[9])
        }),
      ),
    },
  }
}

/** White text stands on what is filled, in both schemes: its shade is that of the light one. */
export const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const shaded = /^([a-z]+)\.(\d)$/.exec(input.color ?? '')
  if (input.variant !== 'filled' || shaded === null) return colors
  const [, hue = '', shade] = shaded
  const background = input.theme.colors[hue]?.[Number(shade)]
  return background === undefined
    ? colors
    : { ...colors, background, hover: darken(background, 0.1) }
}

function darkShades(light: MantineColorsTuple): MantineColorsTuple {
  return [
    ground(light[9], 14),
    ground(light[9], 22),
    ground(light[9], 34),
    ground(light[9], 60),
    light[9],
    light[8],
    light[6],
    light[4],
    light[3],
    light[2],
  ]
}

/** A surface with a touch of a hue. */
const ground = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, ${SURFACES.dark})`

/** @param filled - ground of white text */
function darkVariables(
  hue: string,
  shades: MantineColorsTuple,
  filled: string,
): Record<string, string> {
  const shade = (index: number): string => `var(--mantine-color-${hue}-${index})`
  const variables = {
    text: shade(7),
    filled,
    'filled-hover': darken(filled, 0.15),
    light: shade(1),
    'light-hover': shade(2),
    'light-color': shade(9),
    outline: shade(7),
    'outline-hover': shade(0),
    ...Object.fromEntries(shades.map((color, index) => [String(index), color])),
  }
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [`--mantine-color-${hue}-${name}`, value]),
  )
}
