/** Something that the run takes for granted because no record says it; shown beside the result. */
export interface Assumption {
  /** Field of the engine's input, or of the record that was left out. */
  readonly field: string
  readonly value: number | string
  /** Empty where the value has none. */
  readonly unit: string
  readonly reason: string
}
