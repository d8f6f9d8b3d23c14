import type { PvsystOrientation } from '../../pvsyst/orientationTypes.ts'
import type { PlanContext } from './importPlan.ts'
import { sceneOf } from './sceneOf.ts'

/** Orientations that stand in rows. */
type RowOrientation = Extract<PvsystOrientation, { readonly kind: 'trackers' | 'fixed rows' }>

export function rowsOf(orientation: PvsystOrientation | undefined): RowOrientation | undefined {
  return orientation?.kind === 'trackers' || orientation?.kind === 'fixed rows'
    ? orientation
    : undefined
}

/** Rows and trackers that PVsyst takes as endless; those of a scene stand where they are drawn. */
export const hasEndlessRows = (
  context: PlanContext,
  orientation: PvsystOrientation | undefined,
): boolean => rowsOf(orientation) !== undefined && sceneOf(context) === undefined
