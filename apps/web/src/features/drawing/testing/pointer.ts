import type { BlockLayer } from '@duet/plant'
import { FRAME, NOW } from '../../plant/testing/plane.ts'
import type { EditorSurroundings } from '../editor/context.ts'
import type { Aim } from '../tools/drawTool.ts'

/** A pointer at a place, 1 m being near enough. */
export function aimAt(
  east: number,
  north: number,
  isConstrained = false,
  more: Partial<Aim> = {},
): Aim {
  return {
    at: [east, north],
    toleranceM: 1,
    isConstrained,
    isFree: false,
    isCopying: false,
    ...more,
  }
}

/** What an editor has around it; ids are counted. */
export function surroundings(layers: readonly BlockLayer[], mayEdit = true): EditorSurroundings {
  let count = 0
  return {
    design: {
      blocks: {},
      block_layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
    },
    projectId: 'project',
    frame: FRAME,
    mayEdit,
    nowIso: NOW,
    newId: () => `new ${++count}`,
    newBlockParts: {},
  }
}
