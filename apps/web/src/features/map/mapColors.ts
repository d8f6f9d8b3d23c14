import type { LayerType } from '@duet/plant'

/** Colours of the map: ground quiet, drawn things clear, tables dark as modules are. */
export const MAP_COLORS = {
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
} as const

export const LAYER_COLORS: Readonly<Record<LayerType, string>> = {
  perimeter: '#1a6484',
  section: '#4d93c9',
  guide_line: '#7a4a21',
  panels: '#333c45',
  exclusion: '#a8362a',
  shading: '#6a5a8c',
  scene: '#5b6672',
  frame: '#333c45',
}

/** Tables of one kind of mounting share a hue; blocks differ by lightness. */
const FIXED_TABLES = ['#1f3b66', '#3f6299', '#16294a', '#5a7fb8'] as const
const TRACKER_TABLES = ['#17635f', '#35857f', '#0d4744', '#55a19b'] as const

export function tableColor(tracking: 'fixed' | 'tracker', blockIndex: number): string {
  const colors = tracking === 'fixed' ? FIXED_TABLES : TRACKER_TABLES
  return colors[blockIndex % colors.length] ?? colors[0]
}

/** '#rrggbb' as three parts from 0 to 1. */
export function colorParts(color: string): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}
