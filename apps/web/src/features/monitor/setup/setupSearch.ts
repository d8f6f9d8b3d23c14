import * as z from 'zod'

export const SETUP_STEPS = [
  'plant',
  'hierarchy',
  'readings',
  'weather',
  'budget',
  'test',
  'go',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

export const STEP_TEXTS: Readonly<Record<SetupStep, string>> = {
  plant: 'Plant',
  hierarchy: 'Hierarchy',
  readings: 'Readings',
  weather: 'Weather',
  budget: 'Budget',
  test: 'Test of a day',
  go: 'Go',
}

/** Absent: of a monitored plant its versions, else the first step. */
export const setupSearch = z.object({ step: z.enum(SETUP_STEPS).optional().catch(undefined) })
