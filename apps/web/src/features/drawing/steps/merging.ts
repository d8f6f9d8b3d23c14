import { type BlockLayer, type Design, diffBetween, mergeShapes } from '@duet/plant'
import { counted } from '../../../lib/counted.ts'
import {
  type EditorStep,
  type EditorSurroundings,
  editableSelection,
  refused,
} from '../editor/context.ts'
import type { EditorState } from '../editor/editorState.ts'
import { linkedPerimeter } from '../editor/newLayer.ts'
import { joinLines } from '../tools/joinLines.ts'
import { geometryWithHeights, withGeometry } from '../tools/layerEdits.ts'
import { heightsOn, shapeOf, withShape } from '../tools/layerShapes.ts'

const MERGED: ReadonlySet<BlockLayer['type']> = new Set([
  'perimeter',
  'exclusion',
  'shading',
  'panels',
])

/** Makes one layer of the selected ones; the primary one retains its name and properties. */
export function merge(state: EditorState, around: EditorSurroundings): EditorStep {
  const selection = editableSelection(state, around)
  if ('refusal' in selection) return selection.refusal
  const { layers } = selection
  const [first, ...others] = layers
  if (first === undefined || others.length === 0) {
    return refused(state, 'Select two or more layers to merge them (Shift-click).')
  }
  const isOneType = others.every(({ type }) => type === first.type)
  if (!isOneType || !MERGED.has(first.type)) {
    return refused(
      state,
      'Only perimeters, exclusions, shading or panels can be merged, each with their like.',
    )
  }
  const merged = mergedLayer(first, layers, around)
  if (merged === undefined) {
    return refused(state, 'They must touch or overlap to become one.')
  }
  return {
    state: {
      ...state,
      selectedIds: new Set([first.id]),
      vertex: undefined,
      spoken: `${counted(layers.length, 'layer')} merged into ${first.name}`,
    },
    edit: {
      name: `Merge ${counted(layers.length, 'layer')}`,
      diff: diffBetween(
        around.design,
        withoutMerged(around.design, merged, new Set(others.map(({ id }) => id))),
      ),
    },
  }
}

function mergedLayer(
  first: BlockLayer,
  layers: readonly BlockLayer[],
  { frame }: EditorSurroundings,
): BlockLayer | undefined {
  if (first.type === 'panels') return mergedPanels(first, layers)
  const shapes = layers.map((layer) => shapeOf(layer, frame))
  const polygons = shapes.flatMap((shape) => (shape?.kind === 'polygon' ? [shape.rings] : []))
  const lines = shapes.flatMap((shape) => (shape?.kind === 'line' ? [shape.points] : []))
  const heightOf = heightsOn(layers, frame)
  if (polygons.length === layers.length) {
    const [rings, ...apart] = mergeShapes(polygons)
    return rings === undefined || apart.length > 0
      ? undefined
      : withShape(first, { kind: 'polygon', rings }, frame, heightOf)
  }
  const points = lines.length === layers.length ? joinLines(lines) : undefined
  return points && withShape(first, { kind: 'line', points }, frame, heightOf)
}

/** Panels are several lines anyway. */
function mergedPanels(first: BlockLayer, layers: readonly BlockLayer[]): BlockLayer {
  const coordinates = layers.flatMap((layer) => {
    const geometry = geometryWithHeights(layer)
    return geometry.type === 'MultiLineString' ? geometry.coordinates : []
  })
  return withGeometry(first, { type: 'MultiLineString', coordinates })
}

/** Guide lines of the merged perimeters stay; nobody refers to those that have gone. */
function withoutMerged(design: Design, merged: BlockLayer, gone: ReadonlySet<string>): Design {
  const left = Object.values(design.block_layers)
    .filter(({ id }) => !gone.has(id))
    .map((layer) => withoutPartners(layer.id === merged.id ? merged : layer, gone))
  return { ...design, block_layers: Object.fromEntries(left.map((layer) => [layer.id, layer])) }
}

function withoutPartners(layer: BlockLayer, gone: ReadonlySet<string>): BlockLayer {
  if (layer.type !== 'perimeter') return layer
  const { guideLineId, polygonIds } = layer.geojson.properties
  if (polygonIds?.some((id) => gone.has(id)) !== true) return layer
  return linkedPerimeter(
    layer,
    guideLineId ?? null,
    polygonIds.filter((id) => !gone.has(id)),
  )
}
