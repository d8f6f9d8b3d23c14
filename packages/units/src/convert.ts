/** Radians in one degree. */
export const DEG_TO_RAD: number = Math.PI / 180

/** Degrees in one radian. */
export const RAD_TO_DEG: number = 180 / Math.PI

export const WATT_SECONDS_PER_KWH = 3.6e6

/** 0 °C in kelvin, exact by definition of the Celsius scale. */
export const ZERO_CELSIUS_K = 273.15

export const degreesToRadians = (deg: number): number => deg * DEG_TO_RAD
export const radiansToDegrees = (rad: number): number => rad * RAD_TO_DEG
export const millimetresToMetres = (mm: number): number => mm / 1000
export const percentToFraction = (percent: number): number => percent / 100
export const fractionToPercent = (fraction: number): number => fraction * 100
export const kilowattsToWatts = (kw: number): number => kw * 1000
export const wattsToKilowatts = (w: number): number => w / 1000
export const megawattsToWatts = (mw: number): number => mw * 1e6
export const wattsToMegawatts = (w: number): number => w / 1e6
export const wattHoursToKilowattHours = (wh: number): number => wh / 1000
export const celsiusToKelvin = (c: number): number => c + ZERO_CELSIUS_K
