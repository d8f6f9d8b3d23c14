import { RAD_TO_DEG } from '@duet/units'
import type { Block } from '../model/block.ts'
import type { Module } from '../model/module.ts'
import { perez1990Basis } from '../scene/skyBasis.ts'
import { iamCurve } from '../surface/iam.ts'
import { type ClassFactors, classFactors } from './classFactors.ts'
import { type FieldPlan, fieldPlan, tracedRotationsDeg } from './fieldPlan.ts'
import { aboveHorizon } from './horizon.ts'

/** Factors of every class of a block, [classes]: what the light needs of the scene, whatever the weather. */
export interface FieldFactors {
  readonly rotationsDeg: Float64Array
  readonly classes: readonly ClassFactors[]
}

/** Rises whenever the same block would be given other factors, or they are packed otherwise. */
export const FACTORS_VERSION = 9

/** Paths from each strip of the rear of a module where one class stands for all tables; least and most of any class. */
const RAYS_OF_ALL = 2048
const LEAST_RAYS = 64
const MOST_RAYS = 2048

/** Classes are traced by their share of the tables, so that each adds alike to the error of the block; a power of two. */
function raysPerStrip(share: number, raysOfAll: number): number {
  const wanted = 2 ** Math.round(Math.log2(raysOfAll * share))
  return Math.min(MOST_RAYS, Math.max(LEAST_RAYS, wanted))
}

/** Traces the classes of a block, all of them or those asked for (the unit of cutting this work). */
export function traceClass(
  block: Block,
  plan: FieldPlan,
  index: number,
  raysOfAll = RAYS_OF_ALL,
): ClassFactors {
  const { horizon } = plan
  const basis = perez1990Basis()
  return classFactors(plan, plan.classes[index], {
    rotationsDeg: tracedRotationsDeg(plan.mount),
    basis: horizon ? aboveHorizon(basis, horizon) : basis,
    iam: diffuseIam(block.module),
    raysPerStrip: raysPerStrip(plan.classes[index].share, raysOfAll),
    isBifacial: block.module.bifaciality > 0,
  })
}

/**
 * Factors of all classes; undefined for a block that is not traced.
 *
 * @param raysOfAll - paths from each strip of the rear where one class stands for all tables; others by their share
 */
export function fieldFactors(block: Block, raysOfAll?: number): FieldFactors | undefined {
  const plan = fieldPlan(block)
  if (plan === undefined) return undefined
  return {
    rotationsDeg: tracedRotationsDeg(plan.mount),
    classes: plan.classes.map((_, index) => traceClass(block, plan, index, raysOfAll)),
  }
}

/** The glass for diffuse light, by the cosine of incidence; 1 where the modifier does not act on it. */
export function diffuseIam(module: Module): (cosine: number) => number {
  if (module.iam.kind === 'none' || (module.iamOn ?? 'allLight') !== 'allLight') return () => 1
  const curve = iamCurve(module.iam)
  const table = Float64Array.from({ length: COSINES + 1 }, (_, k) =>
    curve(Math.acos(k / COSINES) * RAD_TO_DEG),
  )
  return (cosine) => {
    const place = cosine * COSINES
    const low = Math.min(COSINES - 1, Math.floor(place))
    return table[low] + (place - low) * (table[low + 1] - table[low])
  }
}

const COSINES = 512
