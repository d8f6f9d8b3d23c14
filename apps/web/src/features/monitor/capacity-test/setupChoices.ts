import type {
  CAPACITY_TARGETS,
  CapacitySetupChange,
  CONDITION_SOURCES,
} from '@duet/monitoring/capacity-setup'
import type { CapacityTest } from './useCapacityTest.ts'

export type Target = (typeof CAPACITY_TARGETS)[number]
export type Conditions = (typeof CONDITION_SOURCES)[number]

export const TARGET_TEXTS: Readonly<Record<Target, string>> = {
  budget: 'Run that was sold',
  expected: 'Expected power',
  given: 'Stated power',
}

export const CONDITION_TEXTS: Readonly<Record<Conditions, string>> = {
  measured: 'Of measured points',
  target: 'Of the target',
  given: 'Given',
}

const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits))

/** Another target, with all that it needs: a stated power begins with what is there. */
export function targetChange(
  target: Target,
  { target_w, measured, rated_w }: CapacityTest,
  conditions: Conditions,
): CapacitySetupChange {
  if (target !== 'given') return { target }
  return {
    target,
    target_w: rounded(target_w ?? measured.power_w ?? rated_w ?? 1e6, 4),
    // a stated power has no points
    ...(conditions === 'target' && { conditions: 'measured' as const }),
  }
}

/** Other conditions: given ones begin with what is reported at now. */
export function conditionsChange(
  source: Conditions,
  { conditions }: CapacityTest,
): CapacitySetupChange {
  if (source !== 'given') return { conditions: source }
  const wind = conditions?.wind_m_per_s ?? null
  return {
    conditions: source,
    poa_wm2: rounded(conditions?.poa_wm2 ?? 800, 3),
    air_c: rounded(conditions?.air_c ?? 25, 3),
    wind_m_per_s: wind === null ? null : rounded(wind, 2),
  }
}
