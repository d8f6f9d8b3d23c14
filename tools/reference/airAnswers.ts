import { dewPointC, relativeHumidityPercent } from '../../packages/engine/src/air/dewPoint.ts'
import { windAtHeightMPerS } from '../../packages/engine/src/air/windProfile.ts'
import {
  POLO_MODULE_TYPES,
  poloModifier,
} from '../../packages/engine/src/spectral/facadeSpectral.ts'
import { precipitableWaterCm } from '../../packages/engine/src/spectral/precipitableWater.ts'
import {
  CABALLERO_MODULE_TYPES,
  caballeroModifier,
  JRC_MODULE_TYPES,
  jrcModifier,
  PVSPEC,
  PVSPEC_MODULE_TYPES,
  pvspecModifier,
} from '../../packages/engine/src/spectral/skySpectral.ts'
import {
  FIRST_SOLAR_2,
  firstSolar2Modifier,
  spectralModifier,
} from '../../packages/engine/src/spectral/spectral.ts'
import { one, oneOf, type ReferenceModels } from './answer.ts'
import { spectralModuleType } from './spectralModuleType.ts'
import type { VectorCase } from './vectorFile.ts'

/** Answers of the air at the ground and of what it does to the spectrum, by the name of their reference file. */
export const airAnswers: ReferenceModels = {
  gueymard94_pw: ({ value }) => ({
    precipitable_water: precipitableWaterCm(one(value.temp_air), one(value.relative_humidity)),
  }),
  tdew_from_rh: ({ value }) => ({
    temp_dew: dewPointC(one(value.temp_air), one(value.relative_humidity)),
    relative_humidity: relativeHumidityPercent(one(value.temp_air), one(value.temp_dew)),
  }),
  windspeed_powerlaw: ({ value }) => ({
    wind_speed: windAtHeightMPerS(one(value.wind_speed_reference), {
      fromM: value.height_reference,
      toM: value.height_desired,
      exponent: value.exponent,
    }),
  }),
  spectral_firstsolar: (c) => ({
    modifier: firstSolar2Modifier(
      one(c.value.airmass_absolute),
      one(c.value.precipitable_water),
      firstSolarOf(c),
    ),
  }),
  // Without an airmass there is no sun; its modifier is 0 in the reference.
  spectral_sapm: ({ value }) => ({
    modifier: Number.isNaN(value.airmass_absolute)
      ? 0
      : spectralModifier(
          {
            kind: 'firstSolar1',
            coefficients: [value.A0, value.A1, value.A2, value.A3, value.A4],
          },
          one(value.airmass_absolute),
          one(NaN),
        ),
  }),
  spectral_caballero: ({ value, text }) => ({
    modifier: caballeroModifier(
      oneOf(CABALLERO_MODULE_TYPES, text.module_type),
      one(value.airmass_absolute),
      one(value.aod500),
      one(value.precipitable_water),
    ),
  }),
  spectral_pvspec: ({ value, text }) => ({
    modifier: pvspecModifier(
      PVSPEC[oneOf(PVSPEC_MODULE_TYPES, text.module_type)],
      one(value.airmass_absolute),
      one(value.clearsky_index),
    ),
  }),
  spectral_jrc: ({ value, text }) => ({
    modifier: jrcModifier(
      oneOf(JRC_MODULE_TYPES, text.module_type),
      one(value.airmass),
      one(value.clearsky_index),
    ),
  }),
  spectral_polo: ({ value, text }) => ({
    modifier: poloModifier(
      oneOf(POLO_MODULE_TYPES, text.module_type),
      {
        absoluteAirmass: one(value.airmass_absolute),
        aod500: one(value.aod500),
        precipitableWaterCm: one(value.precipitable_water),
        incidenceDeg: one(value.aoi),
      },
      { pressurePa: value.pressure, albedo: value.albedo },
    ),
  }),
}

function firstSolarOf({ text, series }: VectorCase): readonly number[] {
  return series.coefficients
    ? Array.from(series.coefficients)
    : FIRST_SOLAR_2[spectralModuleType(text.module_type)]
}
