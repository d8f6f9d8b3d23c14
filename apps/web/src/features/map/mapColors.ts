import type { LayerType } from '@duet/plant'
import { currentScheme, type DrawnScheme } from '../../lib/preferences/preferences.ts'
import { schemed } from '../../ui/palette.ts'

/** Colours of the map: ground quiet, drawn things clear, tables dark as modules are. */
export const MAP_COLORS = schemed(
  {
    grid: '#e4e1d7',
    gridMajor: '#d2cdbf',
    selected: '#c76a00',
    problem: '#c92a2a',
    /** Tables on ground that is too steep for them. */
    steep: '#b3261e',
    /** Around the slot that the keys stand on. */
    slotCursor: '#16202a',
    handle: '#ffffff',
    /** The box around the selection: its handles are not those of the shape. */
    box: '#1a6484',
    snap: '#8a1c7c',
    measure: '#3d4f5c',
  },
  {
    grid: '#363d44',
    gridMajor: '#434b53',
    selected: '#f0962e',
    problem: '#ff7b72',
    steep: '#e5534b',
    slotCursor: '#f2f5f7',
    handle: '#1b2127',
    box: '#69acc4',
    snap: '#d78bd0',
    measure: '#b8c1c9',
  },
)

/** As files have them, whatever scheme the page is in. */
export const LIGHT_LAYER_COLORS: Readonly<Record<LayerType, string>> = {
  perimeter: '#1a6484',
  section: '#4d93c9',
  guide_line: '#7a4a21',
  panels: '#333c45',
  exclusion: '#a8362a',
  shading: '#6a5a8c',
  scene: '#5b6672',
  frame: '#333c45',
}

export const LAYER_COLORS: Readonly<Record<LayerType, string>> = schemed(LIGHT_LAYER_COLORS, {
  perimeter: '#69acc4',
  section: '#7db8e8',
  guide_line: '#c79a6b',
  panels: '#b8c1c9',
  exclusion: '#e07a6c',
  shading: '#a99bd0',
  scene: '#9aa5af',
  frame: '#b8c1c9',
})

/** Tables of one kind of mounting share a hue; blocks differ by lightness. */
const TABLES = {
  light: {
    fixed: ['#1f3b66', '#3f6299', '#16294a', '#5a7fb8'],
    tracker: ['#17635f', '#35857f', '#0d4744', '#55a19b'],
  },
  dark: {
    fixed: ['#6f9ad6', '#93b5e6', '#557fbb', '#b3cbee'],
    tracker: ['#4fa8a2', '#77c4be', '#3a8a84', '#9fd8d3'],
  },
} as const

/** @param scheme - of the page where absent */
export function tableColor(
  tracking: 'fixed' | 'tracker',
  blockIndex: number,
  scheme: DrawnScheme = currentScheme(),
): string {
  const colors = TABLES[scheme][tracking]
  return colors[blockIndex % colors.length] ?? colors[0]
}

/** '#rrggbb' as three parts from 0 to 1. */
export function colorParts(color: string): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}
