import { type Site, sunAtIntervals, type Weather } from '@duet/engine'
import type { PlantWeather } from '../model/plantDay.ts'

/** What the rules need of the weather of a run: the sun as the engine has it, light and air as measured. */
export function plantWeather(weather: Weather, site: Site): PlantWeather {
  const sun = sunAtIntervals(weather, site)
  const missing = (): Float64Array => new Float64Array(weather.airC.length).fill(NaN)
  return {
    sunElevationDeg: sun.apparentZenithDeg.map((zenithDeg) => 90 - zenithDeg),
    sunAzimuthDeg: sun.azimuthDeg,
    ghiWm2: weather.ghiWm2 ?? missing(),
    dniWm2: weather.dniWm2 ?? missing(),
    dhiWm2: weather.dhiWm2 ?? missing(),
    airC: weather.airC,
  }
}
