import {
  type DayResult,
  type Deployment,
  deploymentSettingsSchema,
  type ExpectedTable,
  evaluatePlant,
  monitoredPlant,
  nodeReadings,
  type PlantDay,
  plantDays,
} from '@duet/monitoring'
import { sum } from '@duet/units'
import { expectedPower } from './expectedPower.ts'
import type { RealPlant } from './realPlant.ts'

/** What the rules make of a plant. */
export interface RuledPlant {
  readonly plant: RealPlant
  readonly dcW: number
  readonly days: readonly PlantDay[]
  readonly results: readonly DayResult[]
}

/** Of the days, those on which a plant of unknown size is taken to be well. */
const WELL_DAYS = 0.8
/** A clipped day says little of the size: the second guess is near enough. */
const GUESSES = 3
const FIRST_DC_AC_RATIO = 1.1

/** Evaluates a plant as `duet monitor` does, with expected energy of long rows. */
export function runRules(plant: RealPlant): RuledPlant {
  const deployment = deploymentOf(plant)
  const dcW = plant.dcW === 'fitted' ? fittedDcW(plant, deployment) : plant.dcW
  const expected = expectedPower(plant, dcW)
  const days = plantDays(deployment, nodeReadings(deployment, plant.readings), expected)
  const results = evaluatePlant(monitoredPlant(deployment, expected.blocks), days)
  return { plant, dcW, days, results }
}

export const deploymentOf = (plant: RealPlant): Deployment => ({
  time_zone: plant.timeZone,
  interval_minutes: plant.stepS / 60,
  // labels are in UTC already
  timestamp_clock: 'utc',
  timestamp_label: plant.label === 'ending' ? 'ending' : 'beginning',
  weather: plant.weather.source === 'plane' ? 'poa' : 'station',
  settings: deploymentSettingsSchema.parse({ ...plant.settings }),
  nodes: [...plant.nodes],
})

function fittedDcW(plant: RealPlant, deployment: Deployment): number {
  let dcW = FIRST_DC_AC_RATIO * plant.ratedAcW * plant.inverterCount
  for (let guess = 0; guess < GUESSES; guess++) {
    const expected = expectedPower(plant, dcW)
    dcW *= wellRatio(plant, deployment, expected)
  }
  return dcW
}

/** Measured over expected energy of days that are well: the ratio that one day in five exceeds. */
function wellRatio(plant: RealPlant, deployment: Deployment, expected: ExpectedTable): number {
  const leaves = monitoredPlant(deployment, expected.blocks).leaves
  const ratios = plantDays(deployment, nodeReadings(deployment, plant.readings), expected)
    .map(({ readings, expected: [block] }) => {
      const model = block?.acW ?? new Float64Array()
      const made = leaves.map(({ power }) => readings.get(power ?? ''))
      const known = [...model.keys()].filter(
        (i) => (model[i] ?? 0) > 0 && made.every((watts) => Number.isFinite(watts?.[i])),
      )
      const measured = sum(known.map((i) => sum(made.map((watts) => watts?.[i] ?? 0))))
      return measured / sum(known.map((i) => model[i] ?? 0))
    })
    .filter((ratio) => Number.isFinite(ratio))
    .sort((a, b) => a - b)
  return ratios[Math.floor(WELL_DAYS * ratios.length)] ?? 1
}
