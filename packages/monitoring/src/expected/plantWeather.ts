import { prepareWeather, type Site, sunAtIntervals, type Weather } from '@duet/engine'
import type { PlantWeather } from '../model/plantDay.ts'

/** What the rules need of the weather of a run: the sun and all three components of light as the engine has them. */
export function plantWeather(weather: Weather, site: Site): PlantWeather {
  const sun = sunAtIntervals(weather, site)
  const { irradiance, isMissing } = prepareWeather(weather, site)
  const known = (values: Float64Array): Float64Array =>
    values.map((value, i) => (isMissing[i] === 1 ? Number.NaN : value))
  return {
    sunElevationDeg: sun.apparentZenithDeg.map((zenithDeg) => 90 - zenithDeg),
    sunAzimuthDeg: sun.azimuthDeg,
    ghiWm2: known(irradiance.ghiWm2),
    dniWm2: known(irradiance.dniWm2),
    dhiWm2: known(irradiance.dhiWm2),
    airC: weather.airC,
  }
}
