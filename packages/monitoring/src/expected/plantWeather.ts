import { prepareWeather, type Site, sunAtIntervals, type Weather } from '@duet/engine'
import type { PlantWeather } from '../model/plantDay.ts'

/** What the rules need of the weather of a run: the sun as the engine has it, light and air as measured, light that is not by its closure. */
export function plantWeather(weather: Weather, site: Site): PlantWeather {
  const sun = sunAtIntervals(weather, site)
  const { irradiance, isMissing } = prepareWeather(weather, site)
  const light = (name: 'ghiWm2' | 'dniWm2' | 'dhiWm2'): Float64Array =>
    irradiance[name].map((closed, i) => {
      const measured = weather[name]?.[i] ?? NaN
      return Number.isNaN(measured) && isMissing[i] === 0 ? closed : measured
    })
  return {
    sunElevationDeg: sun.apparentZenithDeg.map((zenithDeg) => 90 - zenithDeg),
    sunAzimuthDeg: sun.azimuthDeg,
    ghiWm2: light('ghiWm2'),
    dniWm2: light('dniWm2'),
    dhiWm2: light('dhiWm2'),
    airC: weather.airC,
  }
}
