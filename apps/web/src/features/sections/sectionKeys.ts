import type { SectionCell, SectionSlot } from '@duet/plant'
import { createExternalStore, type ExternalStore } from '../../lib/externalStore.ts'
import { perSession } from '../design-session/perSession.ts'
import type { DesignSession } from '../design-session/session.ts'
import { ARROW_KEYS } from '../plant/arrowKeys.ts'
import { switchSlots } from './sectionEdits.ts'
import { speak } from './sectionHand.ts'
import { type SectionState, sectionStoreOf } from './sectionState.ts'

/** The slot that the keys stand on, by its middle: cells are counted anew when a grid grows. */
type SlotCursor = ExternalStore<readonly [number, number] | undefined>

export const slotCursorOf: (session: DesignSession) => SlotCursor = perSession(() =>
  createExternalStore<readonly [number, number] | undefined>(undefined),
)

/** What a key does while slots are edited: arrows go from slot to slot, the space bar switches one. */
export function sectionKey(
  { key, target }: Pick<KeyboardEvent, 'key' | 'target'>,
  session: DesignSession,
): (() => void) | undefined {
  const state = sectionStoreOf(session).get()
  if (state === undefined || session.editor.get().section !== state.layer.id) return undefined
  const isWidget =
    target instanceof Element &&
    target.closest('button, a, [role="tab"], [role="option"], [role="switch"]') !== null
  const arrow = ARROW_KEYS[key]
  if (arrow !== undefined) return () => moveCursor(session, state, arrow)
  return key === ' ' && !isWidget ? () => switchAtCursor(session, state) : undefined
}

function moveCursor(
  session: DesignSession,
  state: SectionState,
  direction: readonly [number, number],
): void {
  const cursor = slotCursorOf(session)
  const from = cursor.get()
  const slot = from === undefined ? state.slots[0] : nextSlot(state.slots, from, direction)
  if (slot === undefined) return
  cursor.set(middleOf(slot))
  speak(session, slotText(slot))
}

function switchAtCursor(session: DesignSession, state: SectionState): void {
  const at = slotCursorOf(session).get()
  const slot = at && nearest(state.slots, at)
  if (slot === undefined) return
  switchSlots(session, state, [slot.cell], !slot.isOn)
  speak(session, slotText({ ...slot, isOn: !slot.isOn }))
}

/** Counted from 1, as rows and places are shown. */
function slotText({ cell: [row, column], isOn }: { cell: SectionCell; isOn: boolean }): string {
  return `Row ${row + 1}, place ${column + 1}: ${isOn ? 'on' : 'off'}`
}

function middleOf({ cornersM }: SectionSlot): readonly [number, number] {
  return [
    ((cornersM[0] ?? 0) + (cornersM[4] ?? 0)) / 2,
    ((cornersM[1] ?? 0) + (cornersM[5] ?? 0)) / 2,
  ]
}

/** The nearest slot on that side; what lies aside counts double. */
function nextSlot(
  slots: readonly SectionSlot[],
  [x, y]: readonly [number, number],
  [east, north]: readonly [number, number],
): SectionSlot | undefined {
  return best(slots, (slot) => {
    const [sx, sy] = middleOf(slot)
    const ahead = (sx - x) * east + (sy - y) * north
    const aside = Math.abs((sx - x) * north - (sy - y) * east)
    return ahead > LEAST_STEP_M && ahead >= aside / 4 ? ahead + 2 * aside : undefined
  })
}

/** Nearer than this is the same slot, m. */
const LEAST_STEP_M = 0.3

export function nearest(
  slots: readonly SectionSlot[],
  [x, y]: readonly [number, number],
): SectionSlot | undefined {
  return best(slots, (slot) => {
    const [sx, sy] = middleOf(slot)
    return Math.hypot(sx - x, sy - y)
  })
}

function best(
  slots: readonly SectionSlot[],
  costOf: (slot: SectionSlot) => number | undefined,
): SectionSlot | undefined {
  let found: SectionSlot | undefined
  let least = Number.POSITIVE_INFINITY
  for (const slot of slots) {
    const cost = costOf(slot)
    if (cost === undefined || cost >= least) continue
    least = cost
    found = slot
  }
  return found
}
