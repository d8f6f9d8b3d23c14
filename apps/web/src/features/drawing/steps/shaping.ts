import {
  type BlockLayer,
  copyName,
  lengthM,
  offsetShape,
  type PointM,
  polygonAreaM2,
  type ShapeM,
  splitShape,
  uniqueName,
  validateLayer,
} from '@duet/plant'
import { shownSentence } from '../../../lib/shownUnits.ts'
import {
  type EditorStep,
  type EditorSurroundings,
  editable,
  editableSelection,
  nameOf,
  putLayers,
  refused,
} from '../editor/context.ts'
import type { ShapeEvent } from '../editor/editorEvents.ts'
import { type EditorState, selectedLayers } from '../editor/editorState.ts'
import { visibleLayers } from '../editor/visibleLayers.ts'
import { heightsOn, shapeOf, withShape } from '../tools/layerShapes.ts'
import { takeTool } from './choices.ts'

/** Cuts what is selected, else whatever lies under the line. Without a line the cutting tool is taken up. */
export function split(
  state: EditorState,
  cutM: readonly PointM[] | undefined,
  around: EditorSurroundings,
): EditorStep {
  if (cutM === undefined) return { state: takeTool(state, 'split', around) }
  const { design, mayEdit } = around
  const selected = selectedLayers(state, design)
  const candidates = selected.length > 0 ? selected : visibleLayers(state, design)
  const cuts = candidates
    .map((layer) => ({ layer, parts: partsOfCut(layer, cutM, around) }))
    .filter(({ parts }) => parts.length > 1)
  if (cuts.length === 0) return refused(state, nothingCut(selected))
  if (!mayEdit) return { state }
  const free = editable(
    state,
    cuts.map(({ layer }) => layer),
  )
  if ('refusal' in free) return free.refusal
  const changed = withNewParts(cuts, around)
  return reshapedTo(state, changed, `Split ${nameOf(free.layers)}`, around)
}

function nothingCut(selected: readonly BlockLayer[]): string {
  const what = selected.length === 0 ? 'any area or line' : nameOf(selected)
  return `The line does not cut through ${what}. Draw it from one side to the other.`
}

const NOT_CUT: ReadonlySet<BlockLayer['type']> = new Set(['frame', 'scene'])

/** The largest part first: it retains the name. */
function partsOfCut(
  layer: BlockLayer,
  cutM: readonly PointM[],
  { frame }: EditorSurroundings,
): readonly ShapeM[] {
  const shape = NOT_CUT.has(layer.type) ? undefined : shapeOf(layer, frame)
  return shape === undefined ? [] : bySize(splitShape(shape, cutM))
}

function bySize(parts: readonly ShapeM[]): readonly ShapeM[] {
  return parts.toSorted((a, b) => sizeOf(b) - sizeOf(a))
}

function sizeOf(shape: ShapeM): number {
  return shape.kind === 'polygon' ? polygonAreaM2(shape.rings) : lengthM(shape.points)
}

interface Parts {
  readonly layer: BlockLayer
  readonly parts: readonly ShapeM[]
}

/** The first part stays the layer, the others become new ones beside it. */
function withNewParts(
  all: readonly Parts[],
  { design, frame, newId, nowIso }: EditorSurroundings,
): readonly BlockLayer[] {
  const names = Object.values(design.block_layers).map(({ name }) => name)
  return all.flatMap(({ layer, parts }) => {
    const heightOf = heightsOn([layer], frame)
    return parts.map((shape, index) => {
      const part = withShape(layer, shape, frame, heightOf)
      if (index === 0) return part
      const name = uniqueName(layer.name, names)
      names.push(name)
      return { ...part, id: newId(), name, created_at: nowIso, updated_at: nowIso }
    })
  })
}

/** Away from itself for areas, to the right for lines. What falls apart becomes several layers. */
export function offset(
  state: EditorState,
  { byM, isCopy }: Extract<ShapeEvent, { type: 'offset' }>,
  around: EditorSurroundings,
): EditorStep {
  const selection = isCopy === true ? copyable(state, around) : editableSelection(state, around)
  if ('refusal' in selection) return selection.refusal
  const moved: Parts[] = []
  for (const layer of selection.layers) {
    const shape = NOT_CUT.has(layer.type) ? undefined : shapeOf(layer, around.frame)
    if (shape === undefined) return refused(state, `${layer.name} has no outline to offset.`)
    const parts = bySize(offsetShape(shape, byM))
    if (parts.length === 0)
      return refused(state, `Nothing is left of ${layer.name} at ${shownSentence(`${byM} m`)}.`)
    moved.push({ layer: isCopy === true ? copyOf(layer, around) : layer, parts })
  }
  const name = `Offset ${nameOf(selection.layers)} by ${shownSentence(`${byM} m`)}`
  return reshapedTo(state, withNewParts(moved, around), name, around)
}

function copyable(
  state: EditorState,
  { design, mayEdit }: EditorSurroundings,
): { readonly layers: readonly BlockLayer[] } | { readonly refusal: EditorStep } {
  const layers = selectedLayers(state, design)
  return layers.length === 0 || !mayEdit ? { refusal: { state } } : { layers }
}

function copyOf(layer: BlockLayer, { design, newId }: EditorSurroundings): BlockLayer {
  const names = Object.values(design.block_layers).map(({ name }) => name)
  return { ...layer, id: newId(), name: copyName(layer.name, names), is_locked: false }
}

function reshapedTo(
  state: EditorState,
  layers: readonly BlockLayer[],
  name: string,
  { design }: EditorSurroundings,
): EditorStep {
  const problem = layers.flatMap((layer) => validateLayer(layer))[0]?.message
  if (problem !== undefined) return refused(state, problem)
  return {
    state: {
      ...state,
      layerId: layers[0]?.id ?? null,
      selectedIds: new Set(layers.map(({ id }) => id)),
      vertex: undefined,
      spoken: name,
    },
    edit: { name, diff: putLayers(design, layers) },
  }
}
