/** Radians in one degree. */
export const DEG_TO_RAD: number = Math.PI / 180

/** Degrees in one radian. */
export const RAD_TO_DEG: number = 180 / Math.PI

export const WATT_SECONDS_PER_KWH = 3.6e6

/** 0 °C in kelvin, exact by definition of the Celsius scale. */
export const ZERO_CELSIUS_K = 273.15

export const degreesToRadians = (deg: number): number => deg * DEG_TO_RAD
export const percentToFraction = (percent: number): number => percent / 100
export const fractionToPercent = (fraction: number): number => fraction * 100
export const wattsToKilowatts = (w: number): number => w / 1000
