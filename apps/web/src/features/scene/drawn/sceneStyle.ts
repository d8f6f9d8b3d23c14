/** Colours of what is drawn; linear light is made of them by the renderer. */
export const SCENE_COLORS = {
  ground: '#b4aa8a',
  metal: '#a9b0b5',
  obstacle: '#9c948a',
  chosen: '#ff9d2e',
} as const

/** Colours of a module: cells, lines between them, and its backs. */
export const MODULE_COLORS = {
  cell: '#101c33',
  cellLine: '#3a4a66',
  gap: '#5b6a80',
  frame: '#c3c9ce',
  rearCell: '#1d2a3e',
  rearGap: '#8793a3',
  rearSheet: '#e2e5e6',
} as const
