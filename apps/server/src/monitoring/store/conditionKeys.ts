/** Under which numbers the parts of the expected have what no sensor needs to measure: they belong to the node of a block. */
export interface ConditionKeys {
  /** Light on the open plane of its modules, W/m². */
  readonly poa: number
  /** Temperature of its cells, °C. */
  readonly cell: number
}

/** Numbers of nodes are positive. */
export const conditionKeys = (blockKey: number): ConditionKeys => ({
  poa: -2 * blockKey,
  cell: -2 * blockKey - 1,
})

/** The node that a number belongs to. */
export const nodeOfKey = (key: number): number => (key < 0 ? Math.floor(-key / 2) : key)
