import { describe, expect, test } from 'vitest'
import { cosinesBetween, directionsOf } from '../simulation/directions.ts'
import { diffuseGlass } from '../simulation/glass.ts'
import { MODULE, TRACKER_BLOCK } from '../testing/blocks.ts'
import { infiniteRowsOptics } from './infiniteRows.ts'
import { makePlaneLight } from './optics.ts'
import { profiledGround } from './profiledGround.ts'
import { rowFrame } from './rowFrame.ts'

const LEVEL = { tiltDeg: 0, azimuthDeg: 0 }
/** Rises towards the east. */
const SLOPE = { tiltDeg: 5, azimuthDeg: 270 }
const CLEAR_GLASS = diffuseGlass({ ...MODULE, iam: { kind: 'none' } }, TRACKER_BLOCK.mount)
const ALBEDO = 0.2

interface Rows {
  readonly axisAzimuthDeg: number
  readonly tiltDeg: number
  readonly azimuthDeg: number
  readonly pitchM: number
  readonly widthM: number
  readonly heightM: number
  readonly openShare: number
  readonly slope: typeof LEVEL
}

/** Sheds 400 m long, without gaps. */
const SHEDS: Rows = {
  axisAzimuthDeg: 90,
  tiltDeg: 25,
  azimuthDeg: 180,
  pitchM: 6,
  widthM: 4.576,
  heightM: 0.8 + 2.288 * Math.sin((25 * Math.PI) / 180),
  openShare: 0,
  slope: LEVEL,
}

/** Nine trackers 46 m long with 20 mm between modules 1.134 m wide, 0.11 m above an axis at 1.5 m. */
const tracker = (rotationDeg: number): Rows => ({
  axisAzimuthDeg: 0,
  tiltDeg: Math.abs(rotationDeg),
  azimuthDeg: rotationDeg >= 0 ? 270 : 90,
  pitchM: 5.5,
  widthM: 2.278,
  heightM: 1.5 + 0.11 * Math.cos((rotationDeg * Math.PI) / 180),
  openShare: 0.02 / 1.154,
  slope: LEVEL,
})

/** Trackers across the slope. Their tube, which takes from the rear, is not part of the optics. */
const SLOPED_TRACKER: Rows = { ...tracker(-20), slope: SLOPE }

/** Nine sheds 35 m long whose rows climb the slope, turned with it. */
const SLOPED_SHEDS: Rows = {
  ...SHEDS,
  tiltDeg: 25.4655,
  azimuthDeg: 190.5868,
  pitchM: 7,
  openShare: 0.02 / 1.154,
  slope: SLOPE,
}

/** Sun elevation and azimuth, DNI, DHI; the dome is isotropic. */
const SKIES = {
  noon: [60, 172, 880, 105],
  morning: [10, 85, 450, 60],
  overcast: [40, 150, 0, 250],
  mid: [35, 235, 350, 260],
} as const

const f = (value: number): Float64Array => Float64Array.of(value)

function lightOn(rows: Rows, sky: keyof typeof SKIES): { front: number; rear: number } {
  const [elevationDeg, sunAzimuthDeg, dni, dhi] = SKIES[sky]
  const sun = directionsOf(f(90 - elevationDeg), f(sunAzimuthDeg))
  const normal = directionsOf(f(rows.tiltDeg), f(rows.azimuthDeg))
  const frame = rowFrame(rows.axisAzimuthDeg, rows.slope, rows.pitchM, rows.widthM)
  const optics = infiniteRowsOptics({
    frame,
    ground: profiledGround(
      {
        width: frame.groundCoverage,
        height: (rows.heightM * frame.ground[2]) / frame.groundPitchM,
      },
      rows.openShare,
    ),
    glass: CLEAR_GLASS,
    isBifacial: true,
  })
  const out = makePlaneLight(1)
  optics(
    {
      sunEast: sun.east,
      sunNorth: sun.north,
      sunUp: sun.up,
      normalEast: normal.east,
      normalNorth: normal.north,
      normalUp: normal.up,
      cosAoi: cosinesBetween(sun, normal),
      ghiWm2: f(dni * sun.up[0] + dhi),
      dniWm2: f(dni),
      circumsolarNormalWm2: f(0),
      isotropicWm2: f(dhi),
      horizonWm2: f(0),
      albedo: f(ALBEDO),
      frontBeamIam: f(1),
      frontCircumsolarIam: f(1),
      rearBeamIam: f(1),
    },
    out,
  )
  return {
    front: out.frontShadedWm2[0],
    rear: out.rearBeamWm2[0] + out.rearSkyWm2[0] + out.rearGroundWm2[0],
  }
}

describe('long rows against traced rays', () => {
  // Mean irradiance of the middle module, W/m², from Radiance (pure Monte Carlo, noise of a mean below 0.13 %).
  test.each([
    ['noon', 966.102, 24.6227],
    ['morning', 106.561, 9.50251],
    ['overcast', 216.164, 18.7664],
    ['mid', 476.297, 21.5071],
  ] as const)('endless sheds, %s: front %d, rear %d W/m²', (sky, front, rear) => {
    const got = lightOn(SHEDS, sky)
    expect(Math.abs(got.front / front - 1)).toBeLessThan(0.0005)
    expect(Math.abs(got.rear / rear - 1)).toBeLessThan(0.005)
  })

  // Nine rows of 46 m are not endless: their middle is a little brighter.
  test.each([
    [0, 'noon', 867.101, 80.3191],
    [0, 'morning', 138.141, 17.1708],
    [0, 'overcast', 249.997, 27.5322],
    [0, 'mid', 460.748, 55.6562],
    [-30, 'noon', 789.709, 77.7563],
    [-30, 'overcast', 225.074, 36.9141],
    [-30, 'mid', 292.292, 72.2018],
    [20, 'noon', 797.524, 82.6554],
    [20, 'morning', 57.4434, 95.2357],
    [20, 'overcast', 238.377, 31.7951],
    [20, 'mid', 517.394, 53.1725],
    [50, 'noon', 540.153, 92.4362],
    [50, 'overcast', 190.245, 54.2292],
    [50, 'mid', 508.33, 66.8878],
    [-60, 'noon', 531.11, 87.3379],
    [-60, 'overcast', 170.995, 66.4132],
    [-60, 'mid', 182.714, 196.194],
  ] as const)('trackers at %d°, %s: front %d, rear %d W/m²', (rotationDeg, sky, front, rear) => {
    const got = lightOn(tracker(rotationDeg), sky)
    expect(Math.abs(got.front / front - 1)).toBeLessThan(0.003)
    expect(Math.abs(got.rear / rear - 1)).toBeLessThan(0.008)
  })

  test.each([
    ['noon', 962.092, 36.813],
    ['overcast', 222.642, 22.2981],
    ['mid', 501.162, 31.0483],
  ] as const)('sheds that climb a slope, %s: front %d, rear %d W/m²', (sky, front, rear) => {
    const got = lightOn(SLOPED_SHEDS, sky)
    expect(Math.abs(got.front / front - 1)).toBeLessThan(0.001)
    expect(Math.abs(got.rear / rear - 1)).toBeLessThan(0.035)
  })

  test.each([
    ['noon', 837.679],
    ['overcast', 232.318],
    ['mid', 351.199],
  ] as const)('trackers across a slope, %s: front %d W/m²', (sky, front) => {
    expect(Math.abs(lightOn(SLOPED_TRACKER, sky).front / front - 1)).toBeLessThan(0.002)
  })
})
