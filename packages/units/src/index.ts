export {
  celsiusToKelvin,
  DEG_TO_RAD,
  degreesToRadians,
  fractionToPercent,
  kilowattsToWatts,
  megawattsToWatts,
  millimetresToMetres,
  percentToFraction,
  RAD_TO_DEG,
  radiansToDegrees,
  wattHoursToKilowattHours,
  wattsToKilowatts,
  wattsToMegawatts,
  ZERO_CELSIUS_K,
} from './convert.ts'
export { distanceKm } from './distance.ts'
export { irradiationKwhM2, lightInSum } from './irradiation.ts'
export {
  energyScale,
  percentDecimals,
  type ResultFigure,
  resultFigure,
  siPrefix,
} from './resultFigure.ts'
