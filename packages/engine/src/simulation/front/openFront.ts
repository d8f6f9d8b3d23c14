import type { Block } from '../../model/block.ts'
import type { BlockSeries } from '../../model/output.ts'
import type { StepRange } from '../../model/weather.ts'
import { openPlaneOptics } from '../../optics/openPlane.ts'
import { makePlaneLight } from '../../optics/optics.ts'
import type { PreparedWeather } from '../../weather/prepareWeather.ts'
import { diffuseGlass } from '../glass.ts'
import { standInLight } from './standInLight.ts'

/** The front of a block without its neighbours over a range, W/m², [n]; with its weather, sun and orientation. */
export function openFront(
  block: Block,
  weather: PreparedWeather,
  range: StepRange,
): { readonly frontWm2: Float64Array; readonly out: BlockSeries } {
  const { input, out } = standInLight(block, weather, range)
  const light = makePlaneLight(range.to - range.from)
  openPlaneOptics(diffuseGlass(block.module, block.mount), false)(input, light)
  const frontWm2 = light.beamWm2.map(
    (beam, i) => beam + light.skyDiffuseWm2[i] + light.groundWm2[i],
  )
  return { frontWm2, out }
}
