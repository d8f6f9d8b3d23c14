import type { FieldError } from '../fields/fieldError.ts'
import { repeatedValueErrors } from '../fields/repeatedValues.ts'
import type { CrossRule } from '../fields/validateFields.ts'
import type { EfficiencyCurve, InverterParameters } from './inverterParameters.ts'

type Rule = CrossRule<InverterParameters>

const maximumNotBelowRated: Rule = {
  fields: ['maximum_ac_power', 'rated_output_ac_power'],
  check: ({ maximum_ac_power, rated_output_ac_power }) =>
    maximum_ac_power < rated_output_ac_power
      ? [{ path: 'maximum_ac_power', message: 'must be no less than Rated output AC power' }]
      : [],
}

const curvesAreValid: Rule = {
  fields: ['cec_efficiency_curves'],
  check: ({ cec_efficiency_curves: curves }) => {
    if (curves.length === 0) {
      return [{ path: 'cec_efficiency_curves', message: 'Must contain at least 1 point' }]
    }
    return curves.flatMap((curve, index) => curveErrors(curve, `cec_efficiency_curves.${index}`))
  },
}

function curveErrors({ points }: EfficiencyCurve, path: string): readonly FieldError[] {
  if (points.length === 0) {
    return [{ path: `${path}.points`, message: 'Must contain at least 1 point' }]
  }
  const gains = points.flatMap(({ dc_power, ac_power }, index) =>
    ac_power > dc_power
      ? [
          {
            path: `${path}.points.${index}.ac_power`,
            message: 'must be equal or less than DC power',
          },
        ]
      : [],
  )
  const repeated = repeatedValueErrors(
    points.map(({ dc_power }) => dc_power),
    (index) => `${path}.points.${index}.dc_power`,
    'DC power values must be unique',
  )
  return [...gains, ...repeated]
}

const derateTemperaturesAreUnique: Rule = {
  fields: ['temp_derate_curves'],
  check: ({ temp_derate_curves }) =>
    repeatedValueErrors(
      temp_derate_curves.map(({ temperature }) => temperature),
      (index) => `temp_derate_curves.${index}.temperature`,
      'Temperature values must be unique',
    ),
}

export const inverterRules: readonly Rule[] = [
  maximumNotBelowRated,
  curvesAreValid,
  derateTemperaturesAreUnique,
]
