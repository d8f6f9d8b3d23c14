import { z } from 'zod'

/** What measured capacity is held against: the run that was sold, the expected power in the same weather, or a stated power. */
export const CAPACITY_TARGETS = ['budget', 'expected', 'given'] as const
/** Where reporting conditions are from. */
export const CONDITION_SOURCES = ['measured', 'target', 'given'] as const
export const TOLERANCE_SIDES = ['below', 'both'] as const

const share = (least: number, most: number) => z.number().min(least).max(most)

/** All that a capacity test can be told; null leaves a filter out. */
export const capacitySetupFields = {
  /** Averaging interval, a multiple of that of the readings; null: the shortest from 15 min on. */
  average_minutes: z.int().min(5).max(60).nullable(),
  target: z.enum(CAPACITY_TARGETS),
  /** Of the target `given`, W. */
  target_w: z.number().positive().max(1e11).nullable(),
  /** Days of the run about the middle of the period. */
  target_days: z.int().min(10).max(366),
  conditions: z.enum(CONDITION_SOURCES),
  /** Reporting irradiance: percentile of the points. */
  percentile: share(1, 99),
  /** Of given conditions. */
  poa_wm2: share(100, 1500).nullable(),
  air_c: share(-50, 60).nullable(),
  wind_m_per_s: share(0, 40).nullable(),
  low_wm2: share(0, 1500).nullable(),
  high_wm2: share(0, 2000).nullable(),
  /** Sun above it, degrees. */
  sun_deg: share(0, 80).nullable(),
  /** On the clock of the plant, h. */
  from_hour: share(0, 24).nullable(),
  to_hour: share(0, 24).nullable(),
  leave_out_issues: z.boolean(),
  sensor_percent: share(0.1, 100).nullable(),
  steady_percent: share(0.1, 200).nullable(),
  /** Of rated power. */
  clip_percent: share(10, 110).nullable(),
  /** Standard deviations of the residuals of a first regression. */
  outlier_deviations: share(1, 10).nullable(),
  /** About the reporting irradiance. */
  range_percent: share(1, 100).nullable(),
  /** Share of the rear light that counts: E = POA + φ · rear; 0: the front alone. */
  bifaciality: share(0, 1),
  tolerance_percent: share(0, 50),
  tolerance_side: z.enum(TOLERANCE_SIDES),
  least_points: z.int().min(10).max(10_000),
} as const

const wholeSetup = z.object(capacitySetupFields)
export type CapacitySetup = z.infer<typeof wholeSetup>

/** Range, percentile and points as ASTM E2848 and E2939 are applied in common; the tolerance is a matter of the contract. */
export const USUAL_CAPACITY_SETUP: CapacitySetup = {
  average_minutes: null,
  target: 'budget',
  target_w: null,
  target_days: 60,
  conditions: 'measured',
  percentile: 60,
  poa_wm2: null,
  air_c: null,
  wind_m_per_s: null,
  low_wm2: 400,
  high_wm2: 1400,
  sun_deg: 10,
  from_hour: null,
  to_hour: null,
  leave_out_issues: true,
  sensor_percent: 5,
  steady_percent: 20,
  clip_percent: 98,
  outlier_deviations: 2,
  range_percent: 20,
  bifaciality: 0,
  tolerance_percent: 5,
  tolerance_side: 'below',
  least_points: 50,
}

/** What differs from the usual test. */
export const capacitySetupSchema = z
  .object(capacitySetupFields)
  .partial()
  .refine(({ target, target_w }) => target !== 'given' || typeof target_w === 'number', {
    path: ['target_w'],
    message: 'state the power that the plant is to give, W',
  })
  .refine(
    ({ conditions, poa_wm2, air_c }) =>
      conditions !== 'given' || (typeof poa_wm2 === 'number' && typeof air_c === 'number'),
    { path: ['poa_wm2'], message: 'state the irradiance and the air temperature to report at' },
  )
  .refine(({ conditions, target }) => conditions !== 'target' || (target ?? 'budget') !== 'given', {
    path: ['conditions'],
    message: 'a stated power has no conditions of its own: give them, or take the measured ones',
  })
export type CapacitySetupChange = z.infer<typeof capacitySetupSchema>
