import { DAY_S } from '@duet/units'
import {
  absoluteAirmass,
  altitudeAtPressureM,
  pressureAtAltitudePa,
} from '../../packages/engine/src/sun/airmass.ts'
import { AIRMASS_MODELS, airmassByModel } from '../../packages/engine/src/sun/airmassModels.ts'
import {
  analyticSun,
  cooperDeclinationDeg,
  pvcdromEquationOfTimeMin,
  spencerDeclinationDeg,
  spencerEquationOfTimeMin,
} from '../../packages/engine/src/sun/analyticSun.ts'
import { deltaTAtS } from '../../packages/engine/src/sun/deltaT.ts'
import { asceWm2, distanceWm2, spencerWm2 } from '../../packages/engine/src/sun/extraterrestrial.ts'
import { equationOfTimeMin, solarPosition } from '../../packages/engine/src/sun/solarPosition.ts'
import { earthSunDistanceAu } from '../../packages/engine/src/sun/spa.ts'
import { sunTimesOfDay } from '../../packages/engine/src/sun/sunTimes.ts'
import { type Answer, one, oneOf, type ReferenceModels } from './answer.ts'
import type { VectorCase } from './vectorFile.ts'

/** Answers of the sun's place, its light above the air and the air's length, by the name of their reference file. */
export const sunAnswers: ReferenceModels = {
  solar_position_spa: solarPositionAnswer,
  solar_position_analytic: ({ value }) => {
    const sun = analyticSun(value.latitude, value.hour_angle, value.declination)
    return { zenith: sun.zenithDeg, azimuth: sun.azimuthDeg }
  },
  solar_geometry_analytic: ({ value: { dayofyear } }) => ({
    equation_of_time_spencer71: spencerEquationOfTimeMin(dayofyear),
    equation_of_time_pvcdrom: pvcdromEquationOfTimeMin(dayofyear),
    declination_spencer71: spencerDeclinationDeg(dayofyear),
    declination_cooper69: cooperDeclinationDeg(dayofyear),
  }),
  sun_rise_set_transit_spa: ({ value, text }) => {
    const site = { latitudeDeg: value.latitude, longitudeDeg: value.longitude }
    const times = sunTimesOfDay(Date.parse(text.date_utc), site, value.delta_t)
    return {
      sunrise_s: times.sunriseS,
      sunset_s: times.sunsetS,
      transit_s: times.transitS,
    }
  },
  delta_t: ({ value }) => ({ delta_t: deltaTAtS(value.year, value.month) }),
  extraterrestrial: extraterrestrialAnswer,
  airmass: ({ value, text }) => {
    const relative = airmassByModel(oneOf(AIRMASS_MODELS, text.model), one(value.zenith))
    return {
      airmass_relative: relative,
      airmass_absolute: absoluteAirmass(relative, value.pressure),
    }
  },
  pressure_altitude: ({ value }) =>
    value.altitude === undefined
      ? { altitude: altitudeAtPressureM(value.pressure) }
      : { pressure: pressureAtAltitudePa(value.altitude) },
}

function solarPositionAnswer({ value }: VectorCase): Answer {
  const time = one(value.unix_s * 1000)
  const site = {
    latitudeDeg: value.latitude,
    longitudeDeg: value.longitude,
    altitudeM: value.altitude,
  }
  const sun = solarPosition(time, site, {
    pressurePa: value.pressure,
    airC: value.temperature,
    deltaTS: value.delta_t,
    horizonRefractionDeg: value.atmos_refract,
    // Near the zenith an azimuth shows the millionth of a degree.
    isExact: true,
  })
  return {
    zenith: sun.zenithDeg,
    elevation: 90 - sun.zenithDeg[0],
    apparent_zenith: sun.apparentZenithDeg,
    apparent_elevation: 90 - sun.apparentZenithDeg[0],
    azimuth: sun.azimuthDeg,
    equation_of_time: equationOfTimeMin(time, value.delta_t),
  }
}

function extraterrestrialAnswer({ value, text }: VectorCase): Answer {
  const constant = value.solar_constant
  switch (oneOf(['spencer', 'asce', 'nrel'], text.method)) {
    case 'spencer':
      return { dni_extra: spencerWm2(value.dayofyear, constant) }
    case 'asce':
      return { dni_extra: asceWm2(value.dayofyear, constant) }
    case 'nrel': {
      const daysJ2000 = value.unix_s / DAY_S - 10957.5
      const distanceAu = earthSunDistanceAu(daysJ2000, value.delta_t)
      return { dni_extra: distanceWm2(distanceAu, constant), earth_sun_distance_au: distanceAu }
    }
  }
}
