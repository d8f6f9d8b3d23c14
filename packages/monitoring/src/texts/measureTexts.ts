import { MEASURE_UNITS, type Measure } from '../model/hierarchy.ts'

/** What a node measures, in words. */
export const MEASURE_TEXTS: Readonly<Record<Measure, string>> = {
  active_power: 'Active power',
  apparent_power: 'Apparent power',
  reactive_power: 'Reactive power',
  dc_current: 'DC current',
  dc_power: 'DC power',
  dc_voltage: 'DC voltage',
  energy: 'Energy counter',
  ghi: 'Global irradiance',
  poa_front: 'Irradiance in the plane',
  poa_rear: 'Irradiance on the rear',
  temp: 'Temperature',
  wind_speed: 'Wind speed',
  tracker_angle: 'Tracker angle',
  curtailment_setpoint: 'Limit of power',
}

const isMeasure = (text: string): text is Measure => text in MEASURE_UNITS

/** The words of a measure as it is stored; of an unknown one its key. */
export const measureLabel = (measure: string): string =>
  isMeasure(measure) ? MEASURE_TEXTS[measure] : measure

/** Empty of an unknown one. */
export const measureUnit = (measure: string): string =>
  isMeasure(measure) ? MEASURE_UNITS[measure] : ''
