import { readFileSync } from 'node:fs'
import { readHeightTiff } from '@duet/formats'
import { localFrame, toLngLat } from '@duet/plant'
import { hasReferenceData, referenceFile } from '@duet/units/testing/reference'

/** A place of the heights of Storm Lake whose ground rolls by some 8 %. */
const PLACE = localFrame(-113.2546, 46.0632)

export const hasStormLake = hasReferenceData

/** Heights of the ground there, m above that at the origin, by metres east and north of it. */
export async function stormLake(): Promise<(eastM: number, northM: number) => number> {
  const source = await readHeightTiff(
    readFileSync(referenceFile('terrain-imagery/dem/storml_elev.tif')),
  )
  const originM = source.heightAt(...toLngLat(PLACE, 0, 0))
  return (eastM, northM) => source.heightAt(...toLngLat(PLACE, eastM, northM)) - originM
}
