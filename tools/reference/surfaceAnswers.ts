import {
  ashraeIam,
  type IamCurve,
  martinRuizIam,
  physicalIam,
  profileIam,
} from '../../packages/engine/src/surface/iam.ts'
import { marionDiffuseIam } from '../../packages/engine/src/surface/marionSum.ts'
import { martinRuizDiffuseIam } from '../../packages/engine/src/surface/martinRuizDiffuse.ts'
import { sandiaIam } from '../../packages/engine/src/surface/polynomialIam.ts'
import { schlickDiffuseIam, schlickIam } from '../../packages/engine/src/surface/schlick.ts'
import { splineIam } from '../../packages/engine/src/surface/splineIam.ts'
import { type Answer, oneOf, optional, type ReferenceModels } from './answer.ts'
import type { VectorCase } from './vectorFile.ts'

type Values = VectorCase['value']

/** Answers of incidence angle modifiers, by the name of their reference file. */
export const surfaceAnswers: ReferenceModels = {
  iam_physical: ({ value }) => ({ iam: glassOf(value)(value.aoi) }),
  iam_ashrae: ({ value }) => ({ iam: ashraeIam(value.b)(value.aoi) }),
  iam_martin_ruiz: ({ value }) => ({ iam: martinRuizIam(value.a_r)(value.aoi) }),
  iam_sapm: ({ value }) => ({ iam: sandiaOf(value)(value.aoi) }),
  iam_schlick: ({ value }) => {
    if (value.surface_tilt === undefined) return { iam: schlickIam(value.aoi) }
    const { sky, ground } = schlickDiffuseIam(value.surface_tilt)
    return { iam_sky: sky, iam_ground: ground }
  },
  iam_interp: profileAnswer,
  iam_martin_ruiz_diffuse: ({ value }) => {
    const [c1, c2] = [optional(value.c1), optional(value.c2)]
    const { sky, ground } = martinRuizDiffuseIam(
      {
        angularLoss: value.a_r,
        ...(c1 === undefined ? {} : { c1 }),
        ...(c2 === undefined ? {} : { c2 }),
      },
      value.surface_tilt,
    )
    return { iam_sky: sky, iam_ground: ground }
  },
  iam_marion_diffuse: marionAnswer,
}

function glassOf(value: Values): IamCurve {
  const coatingN = optional(value.n_ar)
  return physicalIam({
    n: value.n,
    kPerM: value.K,
    thicknessM: value.L,
    ...(coatingN === undefined ? {} : { coatingN }),
  })
}

const sandiaOf = (value: Values): IamCurve =>
  sandiaIam([value.B0, value.B1, value.B2, value.B3, value.B4, value.B5], optional(value.upper))

function profileAnswer({ value, series, text, flag }: VectorCase): Answer {
  const points = Array.from(series.theta_ref, (angleDeg, i) => ({
    angleDeg,
    modifier: series.iam_ref[i],
  }))
  const method = oneOf(['linear', 'quadratic', 'cubic'], text.method)
  const curve =
    method === 'linear' ? profileIam(points) : splineIam(points, method === 'quadratic' ? 2 : 3)
  return { iam: flag.normalize ? curve(value.aoi) / curve(0) : curve(value.aoi) }
}

function curveOf({ text, nested }: VectorCase): IamCurve {
  const parameters = nested.params
  switch (text.model) {
    case 'physical':
      return glassOf(parameters)
    case 'ashrae':
      return ashraeIam(parameters.b)
    case 'martin_ruiz':
      return martinRuizIam(parameters.a_r)
    case 'sapm':
      return sandiaOf(parameters)
    case 'schlick':
      return schlickIam
    default:
      throw new RangeError(`no modifier ${text.model}`)
  }
}

function marionAnswer(c: VectorCase): Answer {
  const { surface_tilt: tiltDeg, num } = c.value
  const curve = curveOf(c)
  return {
    sky: marionDiffuseIam(curve, tiltDeg, 'sky', num),
    horizon: marionDiffuseIam(curve, tiltDeg, 'horizon', num),
    ground: marionDiffuseIam(curve, tiltDeg, 'ground', num),
  }
}
