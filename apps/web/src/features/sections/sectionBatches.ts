import type { SectionSlot } from '@duet/plant'
import type { DesignSession } from '../design-session/session.ts'
import { mercatorCorners } from '../layout/mercatorCorners.ts'
import { colorParts, MAP_COLORS } from '../map/mapColors.ts'
import type { TableBatch } from '../map/tableBatch.ts'
import { nearest, slotCursorOf } from './sectionKeys.ts'
import { type SectionState, sectionStoreOf } from './sectionState.ts'

/** The slots of the section that is edited, over the tables; the same list until something has changed. */
export function createSlotBatches(session: DesignSession): () => readonly TableBatch[] {
  const store = sectionStoreOf(session)
  const cursor = slotCursorOf(session)
  let before:
    | { readonly state: SectionState; readonly at: ReturnType<typeof cursor.get> }
    | undefined
  let batches: readonly TableBatch[] = NONE
  return () => {
    const state = store.get()
    if (state === undefined || session.editor.get().section !== state.layer.id) {
      before = undefined
      return NONE
    }
    const at = cursor.get()
    if (before?.state !== state || before.at !== at) batches = slotBatches(state, at)
    before = { state, at }
    return batches
  }
}

const NONE: readonly TableBatch[] = []

/** Slots in use filled, the others open and crossed out; a frame around the one that the keys stand on. */
function slotBatches(
  { layer, slots, input }: SectionState,
  at: readonly [number, number] | undefined,
): readonly TableBatch[] {
  const under = at && nearest(slots, at)
  const corners = (some: readonly SectionSlot[]): Float32Array<ArrayBuffer> =>
    mercatorCorners(Float64Array.from(some.flatMap(({ cornersM }) => [...cornersM])), input.frame)
  const color = colorParts(MAP_COLORS.selected)
  const common = { blockId: layer.block_id ?? '', opacity: 1 }
  const frame = under && {
    ...common,
    corners: mercatorCorners(grown(under.cornersM), input.frame),
    color: colorParts(MAP_COLORS.slotCursor),
  }
  return [
    ...(frame === undefined ? [] : [frame]),
    { ...common, corners: corners(slots.filter(({ isOn }) => isOn)), color, look: 'slot' },
    { ...common, corners: corners(slots.filter(({ isOn }) => !isOn)), color, look: 'crossed' },
  ]
}

/** A frame about a slot: half as wide again across, as much along. */
function grown(corners: Float64Array): Float64Array {
  const [ax = 0, ay = 0, bx = 0, by = 0, , , dx = 0, dy = 0] = corners
  const depth = Math.hypot(dx - ax, dy - ay)
  const length = Math.hypot(bx - ax, by - ay)
  const share = (GROW_SHARE * depth) / length
  const along = [(bx - ax) * share, (by - ay) * share] as const
  const across = [(dx - ax) * GROW_SHARE, (dy - ay) * GROW_SHARE] as const
  const signs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  return Float64Array.from(
    signs.flatMap(([u, v], i) => [
      (corners[2 * i] ?? 0) + u * along[0] + v * across[0],
      (corners[2 * i + 1] ?? 0) + u * along[1] + v * across[1],
    ]),
  )
}

const GROW_SHARE = 0.35
