import { currentScheme } from '../lib/preferences/preferences.ts'

/** From the ground of a page (0) over lines (2) and secondary text (6) to text (9); 6 is the lightest that may carry text (5.3:1). */
export const SLATE = [
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
] as const

/** The same parts in dark: 6 is the darkest that may carry text (6.4:1 on a surface, 4.5:1 on 2). */
export const DARK_SLATE = [
  '#14191e',
  '#232a31',
  '#323b44',
  '#3f4953',
  '#56616c',
  '#7a8691',
  '#9aa5af',
  '#b8c1c9',
  '#d3d9de',
  '#e8ecef',
] as const

/** Cards, bars and pictures. */
export const SURFACES = { light: '#ffffff', dark: '#1b2127' } as const

/**
 * Eight series colours that stay apart for deuteranopia, protanopia and tritanopia by lightness as well as hue, each at
 * least 3:1 on the surfaces of both schemes.
 */
export const SERIES_COLORS = [
  '#2075b3',
  '#c76a00',
  '#0a7f6b',
  '#b3499a',
  '#6a7580',
  '#98602f',
  '#4d93c9',
  '#8a7a00',
] as const

/** Orange over white to green: two senses of a difference, light enough for dark figures upon them. */
export const DIVERGING_COLORS = ['#e39a4a', '#f2cfa8', '#ffffff', '#b5d8d1', '#5fb3a3'] as const

/** The same over a dark surface, dark enough for light figures. */
const DARK_DIVERGING_COLORS = ['#8a5210', '#563f28', '#1b2127', '#24463f', '#1f6f60'] as const

/** Two senses of a difference with figures in `INK.text` upon them. */
export const divergingColors = (): readonly string[] =>
  currentScheme() === 'dark' ? DARK_DIVERGING_COLORS : DIVERGING_COLORS

/** Cividis, dark to light: for heat maps. */
export const SEQUENTIAL_COLORS = [
  '#00224e',
  '#123570',
  '#3b496c',
  '#575d6d',
  '#707173',
  '#8a8678',
  '#a59c74',
  '#c3b369',
  '#e1cc55',
  '#fee838',
] as const

/** Colours by name, each read anew in the scheme that is drawn: to be read while drawing, not as a module is loaded. */
export function schemed<Name extends string>(
  light: Readonly<Record<Name, string>>,
  dark: Readonly<Record<NoInfer<Name>, string>>,
): Readonly<Record<Name, string>> {
  return new Proxy(light, {
    get: (_light, name, receiver) =>
      Reflect.get(currentScheme() === 'dark' ? dark : light, name, receiver) as unknown,
  })
}

/** What is written and drawn on a surface in pictures. */
export const INK = schemed(
  { text: SLATE[9], muted: SLATE[6], line: SLATE[2], surface: SURFACES.light },
  { text: DARK_SLATE[9], muted: DARK_SLATE[6], line: DARK_SLATE[2], surface: SURFACES.dark },
)
