import type { BlockLayer } from '@duet/plant'
import type { EditorState } from '../editor/editorState.ts'
import type { DrawShape } from '../tools/drawTool.ts'
import { type DrawToolName, toolKind } from '../tools/toolKinds.ts'

/** How the tool in hand draws: areas may be drawn as rectangles. */
export function shapeInHand({ tool, areaForm }: Pick<EditorState, 'tool' | 'areaForm'>): DrawShape {
  const shape = toolKind(tool)?.shape ?? 'line'
  const isArea = shape === 'polygon' || (shape === 'either' && tool === 'shading')
  return isArea && areaForm === 'rectangle' ? 'rectangle' : shape
}

/** The tool that draws a layer of the same kind. A scene is drawn as an area or as a point, like an obstacle. */
export function toolOfLayer({ type, geojson }: BlockLayer): DrawToolName {
  const isPoint = geojson.geometry.type === 'Point'
  switch (type) {
    case 'exclusion':
      return geojson.geometry.type === 'Polygon' ? 'exclusion' : 'exclusion_line'
    case 'shading':
      return isPoint ? 'shading_point' : 'shading'
    case 'scene':
      return isPoint ? 'shading_point' : 'exclusion'
    case 'perimeter':
    case 'section':
    case 'guide_line':
    case 'panels':
    case 'frame':
      return type
  }
}
