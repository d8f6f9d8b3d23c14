import type { LayerType } from '@duet/plant'
import type { DrawShape } from './drawTool.ts'

export type ToolName =
  | 'select'
  | 'perimeter'
  | 'exclusion'
  | 'exclusion_line'
  | 'guide_line'
  | 'shading'

export type DrawToolName = Exclude<ToolName, 'select'>

interface DrawToolKind {
  readonly label: string
  /** Key that takes up the tool. */
  readonly key: string
  readonly shape: DrawShape
  readonly type: LayerType
  readonly hint: string
}

/** Half the width of a road that is drawn as an exclusion line, m. */
export const EXCLUSION_LINE_BUFFER_M = 2

export const DRAW_TOOLS: Readonly<Record<DrawToolName, DrawToolKind>> = {
  perimeter: {
    label: 'Perimeter',
    key: 'P',
    shape: 'polygon',
    type: 'perimeter',
    hint: 'Click the corners of the buildable area; double click or Enter closes it',
  },
  exclusion: {
    label: 'Exclusion',
    key: 'X',
    shape: 'polygon',
    type: 'exclusion',
    hint: 'Click the corners of ground without tables; double click or Enter closes it',
  },
  exclusion_line: {
    label: 'Exclusion line',
    key: 'L',
    shape: 'line',
    type: 'exclusion',
    hint: 'Click along a road or a line; double click or Enter ends it',
  },
  guide_line: {
    label: 'Guide line',
    key: 'G',
    shape: 'line',
    type: 'guide_line',
    hint: 'Rows start at the first point; double click or Enter ends the line',
  },
  shading: {
    label: 'Shading',
    key: 'S',
    shape: 'either',
    type: 'shading',
    hint: 'Click along a fence or tree row, or close an outline on its first point',
  },
}

export const DRAW_TOOL_NAMES: readonly DrawToolName[] = [
  'perimeter',
  'exclusion',
  'exclusion_line',
  'guide_line',
  'shading',
]
