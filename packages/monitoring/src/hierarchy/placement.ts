import type { Component, Measure } from '../model/hierarchy.ts'

/** What a node of a component may hang below; a node below its own component is a further measure or part of it. */
export const PARENTS: Readonly<Record<Component, readonly Component[]>> = {
  system: ['system'],
  block: ['system', 'block'],
  inverter: ['system', 'block', 'inverter'],
  mppt: ['inverter', 'mppt'],
  combiner: ['block', 'inverter', 'combiner'],
  meter: ['system', 'block', 'meter'],
  met: ['system', 'block', 'met'],
}

const AC: readonly Measure[] = ['active_power', 'apparent_power', 'reactive_power', 'energy']
const DC: readonly Measure[] = ['dc_current', 'dc_power', 'dc_voltage']

/** What a component can measure. */
export const COMPONENT_MEASURES: Readonly<Record<Component, readonly Measure[]>> = {
  system: [...AC, 'curtailment_setpoint'],
  block: [...AC, ...DC, 'temp', 'tracker_angle'],
  inverter: [...AC, ...DC, 'temp', 'curtailment_setpoint'],
  mppt: DC,
  combiner: [...DC, 'temp'],
  meter: [...AC, 'curtailment_setpoint'],
  met: ['ghi', 'poa_front', 'poa_rear', 'temp', 'wind_speed'],
}
