/**
 * Eight series colours that stay apart for deuteranopia, protanopia and tritanopia by lightness as well as hue, each at
 * least 3:1 on white.
 */
export const SERIES_COLORS = [
  '#1a6da8',
  '#c76a00',
  '#0a7f6b',
  '#a53f86',
  '#5b6672',
  '#7a4a21',
  '#4d93c9',
  '#8a7a00',
] as const

/** Orange over white to green: two senses of a difference, light enough for dark figures upon them. */
export const DIVERGING_COLORS = ['#e39a4a', '#f2cfa8', '#ffffff', '#b5d8d1', '#5fb3a3'] as const

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

export const INK = {
  text: '#1d242b',
  muted: '#64707c',
  line: '#dfe4e8',
  surface: '#ffffff',
} as const
