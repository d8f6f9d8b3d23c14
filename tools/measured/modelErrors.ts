/** How far modelled values are from measured ones, in their unit. */
export interface ModelErrors {
  readonly count: number
  readonly meanModel: number
  /** Model less measured. */
  readonly bias: number
  readonly meanAbsolute: number
  readonly rootMeanSquare: number
}

/** Over the rows in which both are numbers. */
export function modelErrors(model: Float64Array, measured: Float64Array): ModelErrors {
  let count = 0
  let modelSum = 0
  let sum = 0
  let absolute = 0
  let squares = 0
  model.forEach((value, i) => {
    const off = value - (measured[i] ?? Number.NaN)
    if (Number.isNaN(off)) return
    count++
    modelSum += value
    sum += off
    absolute += Math.abs(off)
    squares += off * off
  })
  return {
    count,
    meanModel: modelSum / count,
    bias: sum / count,
    meanAbsolute: absolute / count,
    rootMeanSquare: Math.sqrt(squares / count),
  }
}
