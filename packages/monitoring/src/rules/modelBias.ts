import { showsLevel } from '../day/dayFeatures.ts'
import { modelPerformance } from '../kpi/modelPerformance.ts'
import type { SystemDay } from '../learn/systemDays.ts'
import type { EventType } from '../model/event.ts'
import { type Cause, type DayWork, daylight, NO_POTENTIALS } from './work.ts'

/** |nMBE| that is too much, beyond what sensors of light leave open, and over how many days. */
const MOST_NMBE = 0.02
const LIGHT_UNCERTAINTY = 0.015
const LEAST_DAYS = 30
/** Standard errors by which it has to be exceeded. */
const SURE = 2
/** Events that leave the readings of a day to be compared with the model. */
const HARMLESS: ReadonlySet<EventType> = new Set(['comm_loss'])

/**
 * A model that lies beside what is measured, over the last days without an open event.
 *
 * @param others - what else was found today
 */
export function modelBias(work: DayWork, others: readonly Cause[]): readonly Cause[] {
  const range = daylight(work.leaves)
  const today = systemDay(work, others)
  if (!today || !range || !isBiased([...work.before.days, today])) return []
  return [
    {
      type: 'model_bias',
      nodeId: work.plant.systemId,
      component: 'system',
      blockId: null,
      ...range,
      potentials: NO_POTENTIALS,
    },
  ]
}

function isBiased(days: readonly SystemDay[]): boolean {
  const free = days.filter((day) => day !== null).slice(-LEAST_DAYS)
  if (free.length < LEAST_DAYS) return false
  const found = modelPerformance(
    Float64Array.from(free, ({ modelWh }) => modelWh),
    Float64Array.from(free, ({ sensorWh }) => sensorWh),
  )
  if (!found) return false
  const { mbe, nmbe, rmse } = found
  const error = Math.sqrt(Math.max(0, rmse ** 2 - mbe ** 2) / free.length)
  return Math.abs(nmbe) * (1 - (SURE * error) / Math.abs(mbe)) > MOST_NMBE + LIGHT_UNCERTAINTY
}

/** What a day says of the model; null where something is wrong with the plant, or little is known. */
export function systemDay(work: DayWork, causes: readonly Cause[]): SystemDay {
  if (causes.some(({ type }) => type !== 'model_bias' && !HARMLESS.has(type))) return null
  let [modelWh, sensorWh] = [0, 0]
  const hours = work.day.stepS / 3600
  for (const leafWork of work.leaves) {
    for (let i = 0; i < work.n; i++) {
      if (leafWork.missing[i] || !showsLevel(leafWork, i)) continue
      modelWh += leafWork.possibleW[i] * hours
      sensorWh += leafWork.powerW[i] * hours
    }
  }
  return sensorWh > 0 ? { modelWh: Math.round(modelWh), sensorWh: Math.round(sensorWh) } : null
}
