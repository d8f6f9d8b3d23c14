import type { OpticsInput } from './optics.ts'

/** Below this share of the dome in view a plane faces the ground, and no dome stands for its sky. */
const LEAST_SHARE = 1e-6

/**
 * The same light with circumsolar and horizon band spread over the sky: the front sees an even dome that gives an open
 * plane the same diffuse light as before, so that shade and glass act on all of it as on light from everywhere; ground and
 * rear see a dome of the whole diffuse light. Programs that count the circumsolar part "with diffuse" do so.
 *
 * @param dhiWm2 - diffuse light on a level plane, [n]
 */
export function evenFrontSky(input: OpticsInput, dhiWm2: Float64Array): OpticsInput {
  const n = dhiWm2.length
  const frontIsotropicWm2 = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    const cosTilt = input.normalUp[i]
    const share = 0.5 * (1 + cosTilt)
    const cosFront = input.sunUp[i] > 0 ? Math.max(0, input.cosAoi[i]) : 0
    const onPlaneWm2 =
      share * input.isotropicWm2[i] +
      input.horizonWm2[i] * Math.sqrt(Math.max(0, 1 - cosTilt * cosTilt)) +
      input.circumsolarNormalWm2[i] * cosFront
    frontIsotropicWm2[i] = share > LEAST_SHARE ? Math.max(0, onPlaneWm2) / share : 0
  }
  return {
    ...input,
    frontIsotropicWm2,
    isotropicWm2: dhiWm2,
    circumsolarNormalWm2: new Float64Array(n),
    horizonWm2: new Float64Array(n),
  }
}
