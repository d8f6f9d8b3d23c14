import type { LayerType } from '@duet/plant'
import type { DrawShape } from './drawTool.ts'

interface ToolKind {
  readonly label: string
  /** Key that takes up the tool. */
  readonly key: string
  readonly shape: DrawShape
  readonly hint: string
}

interface DrawToolKind extends ToolKind {
  readonly type: LayerType
}

/** Half the width of a road that is drawn as an exclusion line, m. */
const EXCLUSION_LINE_BUFFER_M = 2

/** Properties that a new layer begins with, by its tool. */
export const FIRST_PROPERTIES: Readonly<Record<string, object>> = {
  exclusion_line: { bufferRadius: EXCLUSION_LINE_BUFFER_M },
  guide_line: { containTest: 'v1' },
}

/** Tools that make a layer, in the order of the bar. */
export const DRAW_TOOLS = {
  perimeter: {
    label: 'Perimeter',
    key: 'P',
    shape: 'polygon',
    type: 'perimeter',
    hint: 'Click the corners of the buildable area; double click or Enter closes it',
  },
  section: {
    label: 'Section',
    key: 'E',
    shape: 'polygon',
    type: 'section',
    hint: 'Click around the table slots to be edited; double click or Enter closes it',
  },
  guide_line: {
    label: 'Guide line',
    key: 'G',
    shape: 'line',
    type: 'guide_line',
    hint: 'Rows start at the first point; double click or Enter ends the line',
  },
  panels: {
    label: 'Panels',
    key: 'N',
    shape: 'lines',
    type: 'panels',
    hint: 'Click the ends of each row; Enter ends a row, Enter again ends the layer',
  },
  frame: {
    label: 'Frame',
    key: 'Q',
    shape: 'rectangle',
    type: 'frame',
    hint: 'Click two corners of one side of a table, then its depth',
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
  shading: {
    label: 'Shading',
    key: 'S',
    shape: 'either',
    type: 'shading',
    hint: 'Click along a fence or tree row, or close an outline on its first point',
  },
  shading_point: {
    label: 'Shading point',
    key: 'O',
    shape: 'point',
    type: 'shading',
    hint: 'Click where a pole or a single tree stands',
  },
} as const satisfies Readonly<Record<string, DrawToolKind>>

export type DrawToolName = keyof typeof DRAW_TOOLS

export const DRAW_TOOL_NAMES: readonly DrawToolName[] = Object.keys(DRAW_TOOLS).filter(isDrawTool)

/** Tools that change a layer or only measure the ground. */
export const ACTION_TOOLS = {
  hole: {
    label: 'Hole',
    key: 'C',
    shape: 'polygon',
    hint: 'Click the corners of a hole in an area; double click or Enter cuts it out',
  },
  split: {
    label: 'Split',
    key: 'K',
    shape: 'line',
    hint: 'Click a line across what is to be split; double click or Enter cuts',
  },
  measure: {
    label: 'Measure',
    key: 'M',
    shape: 'either',
    hint: 'Click along what is to be measured; on the first point for an area. Nothing is stored',
  },
} as const satisfies Readonly<Record<string, ToolKind>>

export type ActionToolName = keyof typeof ACTION_TOOLS

export const ACTION_TOOL_NAMES: readonly ActionToolName[] = ['hole', 'split', 'measure']

export type ToolName = 'select' | DrawToolName | ActionToolName

export function isDrawTool(tool: string): tool is DrawToolName {
  return tool in DRAW_TOOLS
}

/** Undefined for the bare hand. */
export function toolKind(tool: DrawToolName | ActionToolName): ToolKind
export function toolKind(tool: ToolName): ToolKind | undefined
export function toolKind(tool: ToolName): ToolKind | undefined {
  if (tool === 'select') return undefined
  return isDrawTool(tool) ? DRAW_TOOLS[tool] : ACTION_TOOLS[tool]
}
