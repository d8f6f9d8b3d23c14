import type { FieldPlan, PlannedClass } from './fieldPlan.ts'

/** A plan for power alone, with fewer classes than are distinguished for zones. */
export interface MergedPlan {
  readonly plan: FieldPlan
  /** Which class of the block's own plan each class is. */
  readonly classes: readonly number[]
}

/**
 * On even ground, away from obstacles, the rare classes of a row position are one class: the most common of them stands for all. What
 * distinguishes them is the open end of a row, whose light is a little brighter: of a few tables in a hundred.
 */
export function mergedClasses(plan: FieldPlan): MergedPlan {
  const isEven = plan.field.groundM === undefined && plan.field.axisTiltDeg === undefined
  const firstOf = new Map<string, PlannedClass[]>()
  plan.classes.forEach((tableClass, index) => {
    const { isRare, isNearObstacle, rowPosition } = tableClass
    const key = isEven && isRare && !isNearObstacle ? rowPosition : String(index)
    const alike = firstOf.get(key)
    if (alike) alike.push(tableClass)
    else firstOf.set(key, [tableClass])
  })
  const groups = [...firstOf.values()].map((alike) => ({
    alike,
    standing: alike.reduce((most, other) => (other.tableCount > most.tableCount ? other : most)),
  }))
  const numbers = plan.classes.map((own) => groups.findIndex(({ alike }) => alike.includes(own)))
  return {
    plan: {
      ...plan,
      classes: groups.map(({ alike, standing }) => ({
        ...standing,
        tableCount: alike.reduce((sum, { tableCount }) => sum + tableCount, 0),
        share: alike.reduce((sum, { share }) => sum + share, 0),
      })),
      classOfTable: plan.classOfTable.map((own) => numbers[own]),
    },
    classes: groups.map(({ standing }) => plan.classes.indexOf(standing)),
  }
}
