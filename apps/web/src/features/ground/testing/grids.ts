import type { HeightGrid } from '@duet/plant'

export const SITE = { longitude: -113.25, latitude: 46.06 } as const

/** Heights by a formula of metres east and north of the site, on a square around it. */
export function gridOf(
  heightM: (eastM: number, northM: number) => number,
  sideM = 400,
  cellSizeM = 10,
): HeightGrid {
  const columns = sideM / cellSizeM + 1
  const heightsM = new Float32Array(columns * columns)
  for (let row = 0; row < columns; row++) {
    for (let column = 0; column < columns; column++) {
      heightsM[row * columns + column] = heightM(
        column * cellSizeM - sideM / 2,
        row * cellSizeM - sideM / 2,
      )
    }
  }
  return {
    ...SITE,
    originEastM: -sideM / 2,
    originNorthM: -sideM / 2,
    cellSizeM,
    columns,
    rows: columns,
    heightsM,
  }
}
