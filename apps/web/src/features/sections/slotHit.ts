import type { SectionSlot } from '@duet/plant'

type PointM = readonly [number, number]

/** The slot on which a point lies. */
export function slotAt(slots: readonly SectionSlot[], point: PointM): SectionSlot | undefined {
  return slots.find(({ cornersM }) => isOn(cornersM, point))
}

/** Slots that a quick hand passes between two places of the pointer, each once. */
export function slotsAlong(
  slots: readonly SectionSlot[],
  from: PointM,
  to: PointM,
): readonly SectionSlot[] {
  const lengthM = Math.hypot(to[0] - from[0], to[1] - from[1])
  const steps = Math.min(MOST_STEPS, Math.max(1, Math.ceil(lengthM / STEP_M)))
  const passed = new Set<SectionSlot>()
  for (let i = 0; i <= steps; i++) {
    const at: PointM = [
      from[0] + ((to[0] - from[0]) * i) / steps,
      from[1] + ((to[1] - from[1]) * i) / steps,
    ]
    const slot = slotAt(slots, at)
    if (slot !== undefined) passed.add(slot)
  }
  return [...passed]
}

/** Less than a table is deep. */
const STEP_M = 0.8
const MOST_STEPS = 400

/** A rectangle is given by its first corner and the two next to it. */
function isOn(corners: Float64Array, [x, y]: PointM): boolean {
  const [ax = 0, ay = 0, bx = 0, by = 0, , , dx = 0, dy = 0] = corners
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
  const across = ((x - ax) * (dx - ax) + (y - ay) * (dy - ay)) / ((dx - ax) ** 2 + (dy - ay) ** 2)
  return along >= 0 && along <= 1 && across >= 0 && across <= 1
}
