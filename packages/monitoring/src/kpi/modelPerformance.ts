/** How well a model follows a sensor (D-19); in the unit of the series where nothing else is said. */
export interface ModelPerformance {
  readonly count: number
  /** Mean of model − sensor, and Σ(model − sensor) / Σ sensor. */
  readonly mbe: number
  readonly nmbe: number
  readonly mae: number
  readonly rmse: number
  /** RMSE over the mean of the sensor. */
  readonly nrmse: number
  /** `1 − SSE / SST`. */
  readonly r2: number
  /** Squared correlation. */
  readonly correlation2: number
  /** Of the line through the origin, model over sensor. */
  readonly slope: number
}

/** What the figures of a model are made of: those of two times together are those of their sums. */
export interface PairSums {
  count: number
  model: number
  sensor: number
  modelModel: number
  sensorSensor: number
  modelSensor: number
  /** Σ |model − sensor|. */
  absolute: number
}

export const noPairs = (): PairSums => ({
  count: 0,
  model: 0,
  sensor: 0,
  modelModel: 0,
  sensorSensor: 0,
  modelSensor: 0,
  absolute: 0,
})

export function addPair(sums: PairSums, model: number, sensor: number): void {
  sums.count++
  sums.model += model
  sums.sensor += sensor
  sums.modelModel += model * model
  sums.sensorSensor += sensor * sensor
  sums.modelSensor += model * sensor
  sums.absolute += Math.abs(model - sensor)
}

export function addPairs(sums: PairSums, more: Readonly<PairSums>): void {
  sums.count += more.count
  sums.model += more.model
  sums.sensor += more.sensor
  sums.modelModel += more.modelModel
  sums.sensorSensor += more.sensorSensor
  sums.modelSensor += more.modelSensor
  sums.absolute += more.absolute
}

/** Σ(model − sensor)². */
export const squaredError = ({
  modelModel,
  modelSensor,
  sensorSensor,
}: Readonly<PairSums>): number => Math.max(0, modelModel - 2 * modelSensor + sensorSensor)

/** Σ(sensor − mean of the sensor)². */
export const sensorVariation = ({ sensorSensor, sensor, count }: Readonly<PairSums>): number =>
  sensorSensor - (sensor * sensor) / count

/** @returns null with fewer than two intervals */
export function performanceOfSums(sums: Readonly<PairSums>): ModelPerformance | null {
  const { count: n, model, sensor, modelModel, sensorSensor, modelSensor, absolute } = sums
  if (n < 2) return null
  const sse = squaredError(sums)
  const sst = sensorVariation(sums)
  const covariance = modelSensor - (model * sensor) / n
  const rmse = Math.sqrt(sse / n)
  return {
    count: n,
    mbe: (model - sensor) / n,
    nmbe: (model - sensor) / sensor,
    mae: absolute / n,
    rmse,
    nrmse: rmse / (sensor / n),
    r2: 1 - sse / sst,
    correlation2: (covariance * covariance) / (sst * (modelModel - (model * model) / n)),
    slope: modelSensor / sensorSensor,
  }
}

/**
 * Model against sensor over the intervals that count, all [n]; NaN of either is left out.
 *
 * @param counts - daytime, without events, not clipped: what the reader chose
 * @returns null with fewer than two intervals
 */
export function modelPerformance(
  model: Float64Array,
  sensor: Float64Array,
  counts: (i: number) => boolean = () => true,
): ModelPerformance | null {
  const sums = noPairs()
  for (let i = 0; i < model.length; i++) {
    if (!Number.isNaN(model[i] + sensor[i]) && counts(i)) addPair(sums, model[i], sensor[i])
  }
  return performanceOfSums(sums)
}
