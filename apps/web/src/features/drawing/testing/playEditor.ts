import { applyDiff, createBlock, type Design } from '@duet/plant'
import { layerOf, square } from '../../plant/testing/plane.ts'
import type { EditorSurroundings } from '../editor/context.ts'
import type { EditorEvent } from '../editor/editorEvents.ts'
import { type EditorState, initialEditor } from '../editor/editorState.ts'
import { stepEditor } from '../editorStep.ts'
import { aimAt, surroundings } from './pointer.ts'

export interface Played {
  readonly state: EditorState
  readonly design: Design
  /** Of the edits that came out. */
  readonly names: readonly string[]
}

/** Plays events on a design; edits are applied as they come. */
export function play(
  events: readonly EditorEvent[],
  around: EditorSurroundings,
  start: EditorState = initialEditor(null, null),
): Played {
  return events.reduce<Played>(
    ({ state, design, names }, event) => {
      const step = stepEditor(state, event, { ...around, design })
      if (step.edit === undefined) return { state: step.state, design, names }
      return {
        state: step.state,
        design: applyDiff(design, step.edit.diff),
        names: [...names, step.edit.name],
      }
    },
    { state: start, design: around.design, names: [] },
  )
}

export const clicks = (points: readonly (readonly [number, number])[]): EditorEvent[] =>
  points.map(([east, north]) => ({ type: 'click', aim: aimAt(east, north) }))

export const LAND = layerOf('perimeter', square(0, 0), { id: 'land', blockId: 'b1' })
export const BLOCK = createBlock({
  id: 'b1',
  createdAt: '2026-01-01T00:00:00.000Z',
  existingNames: [],
})

/** A block with a perimeter, and more layers. */
export function withBlock(
  mayEdit = true,
  ...more: readonly ReturnType<typeof layerOf>[]
): EditorSurroundings {
  const layers = [LAND, ...more]
  return {
    ...surroundings(layers, mayEdit),
    design: {
      blocks: { b1: BLOCK },
      block_layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
    },
  }
}
