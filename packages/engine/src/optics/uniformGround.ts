import { domeShare, MIN_SUN_UP_ON_GROUND, type RowGround } from './rowGround.ts'
import { sunlitGroundFraction } from './rowShading.ts'
import { meanGroundSkyViewFactor, rowGroundViewFactor } from './rowViewFactors.ts'

/**
 * Ground of one brightness, as infinite sheds have it [1]: E_g = GHI·(f·(1−k) + F·k), f its sunlit share, F its mean
 * view factor to the sky, k the dome's share of GHI; open area τ of the rows adds τ·(1−f) and τ·(1−F).
 *
 * It does not know that the rear looks at the shadow below it: at noon the rear of trackers comes out a quarter too
 * bright. `profiledGround` does.
 *
 * @see [1] M. Mikofski et al., IEEE PVSC (2019) 1357-1362, doi:10.1109/PVSC40753.2019.8980572
 */
export function uniformGround(groundCoverage: number, transmissionFraction: number): RowGround {
  return (input, { cosRow, sinRow, sunTangent, sunOutOfGround }) => {
    const n = cosRow.length
    const frontWm2 = new Float64Array(n)
    const rearWm2 = new Float64Array(n)
    for (let i = 0; i < n; i++) {
      const dome = domeShare(input.isotropicWm2[i], input.ghiWm2[i])
      const open = meanGroundSkyViewFactor(cosRow[i], groundCoverage)
      let sunlit = 0
      if (sunOutOfGround[i] > 0 && input.sunUp[i] > MIN_SUN_UP_ON_GROUND) {
        const lit = sunlitGroundFraction(cosRow[i], sinRow[i], sunTangent[i], groundCoverage)
        sunlit = (lit + transmissionFraction * (1 - lit)) * (sunOutOfGround[i] / input.sunUp[i])
      }
      const sky = open + transmissionFraction * (1 - open)
      const reflected = input.albedo[i] * input.ghiWm2[i] * (sunlit * (1 - dome) + sky * dome)
      frontWm2[i] = reflected * rowGroundViewFactor(cosRow[i], groundCoverage)
      rearWm2[i] = reflected * rowGroundViewFactor(-cosRow[i], groundCoverage)
    }
    return { frontWm2, rearWm2 }
  }
}
