/** What the optics stage sees at each step; every array [n]. */
export interface OpticsInput {
  /** Unit vector towards the sun: east, north, up. */
  readonly sunEast: Float64Array
  readonly sunNorth: Float64Array
  readonly sunUp: Float64Array
  /** Unit vector out of the front of the modules. */
  readonly normalEast: Float64Array
  readonly normalNorth: Float64Array
  readonly normalUp: Float64Array
  /** Cosine of the angle of incidence on the front; below 0 the sun is behind. */
  readonly cosAoi: Float64Array

  readonly ghiWm2: Float64Array
  readonly dniWm2: Float64Array
  /** Circumsolar light as if it came from the sun, on a plane that faces it, W/m². */
  readonly circumsolarNormalWm2: Float64Array
  /** Isotropic light of the sky dome on a level plane, W/m². */
  readonly isotropicWm2: Float64Array
  /** The dome as the front sees it, where it is not that of ground and rear (`evenFrontSky`). */
  readonly frontIsotropicWm2?: Float64Array
  /** Horizon band on an upright plane, W/m²; negative where the horizon is darker than the dome. */
  readonly horizonWm2: Float64Array
  readonly albedo: Float64Array

  /** Transmittance of the glass for the sun's light, front and back, 0..1. */
  readonly frontBeamIam: Float64Array
  /** For circumsolar light on the front; most often `frontBeamIam` itself. */
  readonly frontCircumsolarIam: Float64Array
  readonly rearBeamIam: Float64Array
}

/** What the optics stage gives; every array [n], W/m² of module plane. */
export interface PlaneLight {
  /** Front without any neighbour: beam without circumsolar. */
  readonly beamWm2: Float64Array
  /** Dome, circumsolar and horizon band. */
  readonly skyDiffuseWm2: Float64Array
  readonly groundWm2: Float64Array
  /** Front without any neighbour but behind the far horizon; the sum of the three above where there is none. */
  readonly frontAboveHorizonWm2?: Float64Array
  /** Front among its neighbours: all parts, before and after the reflection of the glass. */
  readonly frontShadedWm2: Float64Array
  readonly frontTransmittedWm2: Float64Array
  /** Rear, after the shade of neighbours, before structure and glass. */
  readonly rearBeamWm2: Float64Array
  readonly rearSkyWm2: Float64Array
  readonly rearGroundWm2: Float64Array
  /** Rear after the glass, before structure (after it where the optics know the structure). */
  readonly rearTransmittedWm2: Float64Array
  /** Rear after structure, before the glass, where the optics know the structure. */
  readonly rearAfterStructureWm2?: Float64Array
}

/**
 * The optics stage: light on both faces of the mean module of a block. It writes `out` and reads nothing but
 * its input, step by step, so that any range of steps gives the same numbers.
 */
export type Optics = (input: OpticsInput, out: PlaneLight) => void

export function makePlaneLight(n: number): PlaneLight {
  return {
    beamWm2: new Float64Array(n),
    skyDiffuseWm2: new Float64Array(n),
    groundWm2: new Float64Array(n),
    frontShadedWm2: new Float64Array(n),
    frontTransmittedWm2: new Float64Array(n),
    rearBeamWm2: new Float64Array(n),
    rearSkyWm2: new Float64Array(n),
    rearGroundWm2: new Float64Array(n),
    rearTransmittedWm2: new Float64Array(n),
  }
}
