import { planeOrientation, solarPosition, sunAtIntervals } from './src/index.ts'

const site = { latitudeDeg: 33.43, longitudeDeg: -112.58, altitudeM: 282 }
const intervalStartUtcMs = Float64Array.of(Date.UTC(2026, 5, 21, 14), Date.UTC(2026, 5, 21, 19))
const sun = sunAtIntervals({ intervalStartUtcMs, stepS: 3600 }, site)
const plane = planeOrientation(
  {
    kind: 'singleAxis',
    axisAzimuthDeg: 180,
    minAngleDeg: -60,
    maxAngleDeg: 60,
    backtracking: true,
    slopeAware: true,
    stowAngleDeg: 0,
  },
  {
    zenithDeg: sun.apparentZenithDeg,
    sunAzimuthDeg: sun.azimuthDeg,
    slope: { tiltDeg: 0, azimuthDeg: 0 },
    groundCoverRatio: 0.35,
  },
)
for (const [i, rotation] of plane.rotationDeg.entries()) {
  console.log(`${(90 - sun.apparentZenithDeg[i]).toFixed(2)}° up, tracker at ${rotation.toFixed(2)}°`)
}
