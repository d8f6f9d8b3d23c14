/** Sensors of one plane, and what the plane weighs in the plant: its DC capacity. */
export interface PlaneSensors {
  readonly weight: number
  readonly sensors: readonly Float64Array[]
}

export interface PlaneLight {
  /** Mean of the planes by weight, each the mean of its sensors; NaN where a plane has no reading, [n]. */
  readonly lightWm2: Float64Array
  /** Most less least sensor of a plane over their mean, the worst plane; 0 of single sensors, [n]. */
  readonly spreadFraction: Float64Array
}

/** Light of a plant with sensors in several planes, W/m². */
export function planeLight(planes: readonly PlaneSensors[], n: number): PlaneLight {
  const lightWm2 = new Float64Array(n)
  const spreadFraction = new Float64Array(n)
  const total = planes.reduce((sum, { weight }) => sum + weight, 0)
  for (let i = 0; i < n; i++) {
    for (const { weight, sensors } of planes) {
      const { mean, spread } = meanAndSpread(sensors, i)
      lightWm2[i] += (weight / total) * mean
      if (spread > spreadFraction[i]) spreadFraction[i] = spread
    }
    if (planes.length === 0) lightWm2[i] = Number.NaN
  }
  return { lightWm2, spreadFraction }
}

function meanAndSpread(
  sensors: readonly Float64Array[],
  i: number,
): { readonly mean: number; readonly spread: number } {
  let [sum, count, least, most] = [0, 0, Infinity, -Infinity]
  for (const sensor of sensors) {
    const value = sensor[i]
    if (Number.isNaN(value)) continue
    sum += value
    count++
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  const mean = sum / count
  return { mean, spread: count > 1 && mean > 0 ? (most - least) / mean : 0 }
}
