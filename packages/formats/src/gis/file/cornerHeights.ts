import {
  type PanelParameters,
  type TableLayout,
  type TableParameters,
  type TablePoses,
  tableGeometry,
  tableLine,
} from '@duet/plant'

const DEG_TO_RAD = Math.PI / 180

/**
 * Heights of the module plane above the sea, m, at places of a table measured from its middle in metres east and north. Fixed tables fall to
 * where they face, all follow the tilt of their row; trackers lie flat across it.
 */
export function tablePlane(
  poses: TablePoses,
  table: TableParameters,
  panel: PanelParameters,
): (index: number, eastM: number, northM: number) => number {
  const { centreHeightM } = tableGeometry(table, panel)
  const axis = poses.axisAzimuthDeg * DEG_TO_RAD
  const faces = table.azimuth * DEG_TO_RAD
  const fall = table.tracking_type === 0 ? Math.tan(table.tilt * DEG_TO_RAD) : 0
  return (index, eastM, northM) => {
    const rowFall = Math.tan((poses.axisTiltDeg[index] ?? 0) * DEG_TO_RAD)
    const alongM = eastM * Math.sin(axis) + northM * Math.cos(axis)
    const towardsM = eastM * Math.sin(faces) + northM * Math.cos(faces)
    return (poses.groundM[index] ?? Number.NaN) + centreHeightM - rowFall * alongM - fall * towardsM
  }
}

/** [4 count]: heights of the corners above the sea, m, in the order of the layout; NaN where the ground is not known. */
export function cornerHeights(
  layout: TableLayout,
  poses: TablePoses,
  table: TableParameters,
  panel: PanelParameters,
): Float64Array {
  const heightOf = tablePlane(poses, table, panel)
  const heights = new Float64Array(4 * layout.count)
  for (let t = 0; t < layout.count; t++) {
    const { eastM, northM } = tableLine(layout, t)
    for (let i = 0; i < 4; i++) {
      const [x = 0, y = 0] = layout.cornersM.subarray(8 * t + 2 * i, 8 * t + 2 * i + 2)
      heights[4 * t + i] = heightOf(t, x - eastM, y - northM)
    }
  }
  return heights
}
