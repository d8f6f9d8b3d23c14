import type { CapacitySetup } from '@duet/monitoring/capacity-setup'
import { counted } from '../../../lib/counted.ts'
import { formatPercentFixed, formatPrefixed, formatUnitFixed } from '../../../lib/format.ts'
import type { CapacityTest } from './useCapacityTest.ts'

const TARGETS: Readonly<Record<CapacitySetup['target'], string>> = {
  budget: 'of the run that was sold',
  expected: 'of the expected power',
  given: 'that are stated',
}

/** '800 W/m², 25.1 °C and 3.2 m/s'. */
export function conditionsText({ conditions }: Pick<CapacityTest, 'conditions'>): string {
  if (conditions === null) return '–'
  const { poa_wm2, air_c, wind_m_per_s } = conditions
  const parts = [
    formatUnitFixed(poa_wm2, 'W/m²', 0),
    formatUnitFixed(air_c, '°C', 1),
    ...(wind_m_per_s === null ? [] : [formatUnitFixed(wind_m_per_s, 'm/s', 1)]),
  ]
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

export const watts = (value: number | null): string => formatPrefixed(value, 'W')
export const percent = (value: number | null | undefined): string => formatPercentFixed(value, 1)

/** The answer in words. */
export function capacitySentence(name: string, found: CapacityTest, setup: CapacitySetup): string {
  const { measured, verdict, target_w } = found
  const points = counted(measured.count, 'point')
  if (measured.power_w === null)
    return measured.count === 0
      ? `The capacity of ${name} is not known: no point is left.`
      : `The capacity of ${name} is not known: ${points} are left, and they have no regression.`
  const at = `at ${conditionsText(found)}`
  if (verdict === null)
    return `The capacity of ${name} is ${watts(measured.power_w)} ${at} (${points}); there is nothing to hold it against.`
  return `The capacity of ${name} is ${percent(verdict.ratio)} of the target: ${watts(measured.power_w)} measured against ${watts(target_w)} ${TARGETS[setup.target]} ${at} (${points}). ${verdictText(verdict, setup)}.`
}

type Verdict = NonNullable<CapacityTest['verdict']>

/** With and without the tolerance, both in plain words. */
function verdictText(
  { ratio, passes_with, passes_without }: Verdict,
  { tolerance_percent }: CapacitySetup,
): string {
  const away = percent(Math.abs(1 - ratio))
  const tolerance = percent(tolerance_percent / 100)
  const without = passes_without
    ? `without tolerance it passes, ${away} above the target`
    : `without tolerance it falls short by ${away}`
  const within = passes_with ? 'It passes' : 'It fails'
  return `${within} with a tolerance of ${tolerance}; ${without}`
}
