export { incompleteBeta, logGamma } from './betaFunction.ts'
export {
  type CivilDay,
  civilDays,
  cutIntoDays,
  type DayRange,
  intervalsOfDay,
} from './civilDays.ts'
export { contourLevels, contourLines, type Segment } from './contourLines.ts'
export {
  DEG_TO_RAD,
  degreesToRadians,
  fractionToPercent,
  percentToFraction,
  RAD_TO_DEG,
  WATT_SECONDS_PER_KWH,
  wattsToKilowatts,
  ZERO_CELSIUS_K,
} from './convert.ts'
export { counted } from './counted.ts'
export { type CsvCell, csvRow, csvText, withoutFormula } from './csv.ts'
export { distanceKm } from './distance.ts'
export { irradiationKwhM2, lightInSum } from './irradiation.ts'
export { MONTH_NAMES, SHORT_MONTH_NAMES } from './monthNames.ts'
export { normalQuantile } from './normalQuantile.ts'
export { packFractions, unpackFractions } from './packedFractions.ts'
export { energyScale, percentDecimals, resultFigure, siPrefix } from './resultFigure.ts'
export { isEdgeEast, isInsideRing, isOnRing } from './ring.ts'
export { mean, meanOfKnown, median, quantileOf, sum, sumOfKnown } from './statistics.ts'
export { DAY_MIN, DAY_MS, DAY_S, HOUR_MS, HOUR_S, MINUTE_MS } from './time.ts'
export { fromUnit, type ShownUnit, toUnit, UNITS_SHOWN_IN_US, usUnit } from './usUnits.ts'
export { utcOfWall } from './wallTime.ts'
export { zoneOffsetH } from './zoneOffset.ts'
