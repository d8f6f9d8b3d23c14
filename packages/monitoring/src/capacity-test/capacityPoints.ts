/** What a capacity test knows of averaging intervals, all [n]; NaN is missing. */
export interface CapacityPoints {
  readonly startUtcMs: Float64Array
  readonly powerW: Float64Array
  /** Expected in the same weather. */
  readonly expectedW: Float64Array
  readonly poaWm2: Float64Array
  readonly rearWm2: Float64Array
  readonly airC: Float64Array
  readonly windMPerS: Float64Array
  /** On the clock of the plant, h. */
  readonly hour: Float64Array
  readonly sunElevationDeg: Float64Array
  /** Most less least of the sensors of a plane over their mean, the worst plane; 0 of single sensors. */
  readonly spreadFraction: Float64Array
  /** How far the light moved within the interval, or against its neighbours, over its mean. */
  readonly unsteadyFraction: Float64Array
  /** 1 while an issue lasts. */
  readonly hasEvent: Float64Array
}

export type PointKey = keyof CapacityPoints

/** Points made of one array for each key. */
export function pointsOf(of: (key: PointKey) => Float64Array): CapacityPoints {
  return {
    startUtcMs: of('startUtcMs'),
    powerW: of('powerW'),
    expectedW: of('expectedW'),
    poaWm2: of('poaWm2'),
    rearWm2: of('rearWm2'),
    airC: of('airC'),
    windMPerS: of('windMPerS'),
    hour: of('hour'),
    sunElevationDeg: of('sunElevationDeg'),
    spreadFraction: of('spreadFraction'),
    unsteadyFraction: of('unsteadyFraction'),
    hasEvent: of('hasEvent'),
  }
}

/** One after the other. */
export const joinPoints = (parts: readonly CapacityPoints[]): CapacityPoints =>
  pointsOf((key) => {
    const out = new Float64Array(parts.reduce((sum, part) => sum + part[key].length, 0))
    let at = 0
    for (const part of parts) {
      out.set(part[key], at)
      at += part[key].length
    }
    return out
  })
