import { profileIam } from '../../packages/engine/src/surface/iam.ts'
import { marionDiffuseIam } from '../../packages/engine/src/surface/marionSum.ts'
import { martinRuizDiffuseIam } from '../../packages/engine/src/surface/martinRuizDiffuse.ts'
import { schlickDiffuseIam, schlickIam } from '../../packages/engine/src/surface/schlick.ts'
import { splineIam } from '../../packages/engine/src/surface/splineIam.ts'
import { type Answer, oneOf, optional, type ReferenceModels } from './answer.ts'
import { iamCurve } from './modelInputs.ts'
import type { VectorCase } from './vectorFile.ts'

/** Answers of incidence angle modifiers, by the name of their reference file. */
export const surfaceAnswers: ReferenceModels = {
  iam_physical: ({ value }) => ({ iam: iamCurve('physical', value)(value.aoi) }),
  iam_ashrae: ({ value }) => ({ iam: iamCurve('ashrae', value)(value.aoi) }),
  iam_martin_ruiz: ({ value }) => ({ iam: iamCurve('martin_ruiz', value)(value.aoi) }),
  iam_sapm: ({ value }) => ({ iam: iamCurve('sapm', value)(value.aoi) }),
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

function marionAnswer(c: VectorCase): Answer {
  const { surface_tilt: tiltDeg, num } = c.value
  const curve = iamCurve(c.text.model, c.nested.params)
  return {
    sky: marionDiffuseIam(curve, tiltDeg, 'sky', num),
    horizon: marionDiffuseIam(curve, tiltDeg, 'horizon', num),
    ground: marionDiffuseIam(curve, tiltDeg, 'ground', num),
  }
}
