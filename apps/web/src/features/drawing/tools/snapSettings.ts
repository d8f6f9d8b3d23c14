/** What points are drawn to while they are placed or moved. */
export interface SnapSettings {
  readonly isOn: boolean
  /** Corners and middles of edges of other layers. */
  readonly toPoints: boolean
  readonly toEdges: boolean
  /** Parallel and square to edges, and in line with the first point. */
  readonly toDirections: boolean
  /** Multiples of `gridM` east and north of the project's location. */
  readonly toGrid: boolean
  readonly gridM: number
}

export const DEFAULT_SNAP_SETTINGS: SnapSettings = {
  isOn: true,
  toPoints: true,
  toEdges: true,
  toDirections: true,
  toGrid: false,
  gridM: 5,
}
