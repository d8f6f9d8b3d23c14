import { describe, expect, test } from 'vitest'
import { boxMesh, type FieldSketch, fieldBlock, planOf } from '../testing/fieldBlocks.ts'

/** Classes as "row/slot" with the count of tables of each. */
function countsOf(sketch: FieldSketch): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { rowPosition, slotPosition, tableCount } of planOf(fieldBlock(sketch)).classes) {
    const name = `${rowPosition}/${slotPosition}`
    counts[name] = (counts[name] ?? 0) + tableCount
  }
  return counts
}

const ROW_POSITIONS = ['first', 'second', 'interior', 'secondLast', 'last']
const SLOT_POSITIONS = ['start', 'nextToStart', 'interior', 'nextToEnd', 'end']

describe('classes of tables', () => {
  test('of a wide field are five by five, inner ones with the rest', () => {
    const counts = countsOf({ rows: 9, tablesPerRow: 7 })
    for (const row of ROW_POSITIONS) {
      for (const slot of SLOT_POSITIONS) {
        const rows = row === 'interior' ? 5 : 1
        const slots = slot === 'interior' ? 3 : 1
        expect(counts[`${row}/${slot}`]).toBe(rows * slots)
      }
    }
    expect(Object.keys(counts)).toHaveLength(25)
  })

  test('of rough ground stay a few dozen, and hold every table', () => {
    const tables = 20 * 20
    const groundM = Float64Array.from({ length: tables }, (_, i) => 8 * Math.sin(i * 12.9898))
    const axisTiltDeg = groundM.map((heightM) => heightM)
    const { classes } = planOf(
      fieldBlock({ rows: 20, tablesPerRow: 20, field: { groundM, axisTiltDeg } }),
    )
    expect(classes.length).toBeLessThanOrEqual(64)
    expect(classes.length).toBeGreaterThan(25)
    expect(classes.reduce((sum, { tableCount }) => sum + tableCount, 0)).toBe(tables)
  })

  test('of one table alone: one', () => {
    expect(countsOf({ rows: 1, tablesPerRow: 1 })).toEqual({ 'only/only': 1 })
  })

  test('of one row have no neighbours across', () => {
    expect(countsOf({ rows: 1, tablesPerRow: 3 })).toEqual({
      'only/start': 1,
      'only/nextToStart': 1,
      'only/end': 1,
    })
  })

  test('of two rows are the first and the last', () => {
    expect(countsOf({ rows: 2, tablesPerRow: 1 })).toEqual({ 'first/only': 1, 'last/only': 1 })
  })

  test('of long tables have no next to the end: the end is far', () => {
    const counts = countsOf({ rows: 1, tablesPerRow: 5, structure: { columns: 30 } })
    expect(counts).toEqual({ 'only/start': 1, 'only/interior': 3, 'only/end': 1 })
  })

  test('the first row is the one on the left of the axis', () => {
    // a fixed table that faces south has its left in the north
    const plan = planOf(fieldBlock({ rows: 3, tablesPerRow: 1 }))
    const first = plan.classes.find(({ rowPosition }) => rowPosition === 'first')
    expect(plan.field.northM[first?.representative ?? -1]).toBe(Math.max(...plan.field.northM))
  })

  test('of staggered rows are those of straight ones', () => {
    const straight = countsOf({ rows: 5, tablesPerRow: 5 })
    // a third of a slot: each table still has one beside it
    expect(countsOf({ rows: 5, tablesPerRow: 5, shiftM: (row) => (row % 2) * 3 })).toEqual(straight)
  })

  test('a hole in the field makes ends and outer rows around it', () => {
    const plan = planOf(fieldBlock({ rows: 7, tablesPerRow: 7, empty: ['3,3'] }))
    const whole = planOf(fieldBlock({ rows: 7, tablesPerRow: 7 }))
    expect(plan.classes.reduce((sum, { tableCount }) => sum + tableCount, 0)).toBe(48)
    const interior = (of: typeof plan) =>
      of.classes
        .filter((one) => one.rowPosition === 'interior' && one.slotPosition === 'interior')
        .reduce((sum, { tableCount }) => sum + tableCount, 0)
    // itself, those beside it along the row and across; the ones beyond were outer ones before
    expect(interior(whole) - interior(plan)).toBe(5)
  })

  test('every table belongs to one class, and one of them stands for it', () => {
    const plan = planOf(fieldBlock({ rows: 6, tablesPerRow: 5, empty: ['0,0', '2,3', '5,4'] }))
    const counts = new Float64Array(plan.classes.length)
    for (const number of plan.classOfTable) counts[number]++
    expect([...counts]).toEqual(plan.classes.map(({ tableCount }) => tableCount))
    plan.classes.forEach(({ representative }, number) => {
      expect(plan.classOfTable[representative]).toBe(number)
    })
    expect(plan.classes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
  })

  test('steps of the ground to the rows beside distinguish classes', () => {
    const groundM = Float64Array.from({ length: 9 * 3 }, (_, i) => (Math.floor(i / 3) < 4 ? 0 : 1))
    const flat = planOf(fieldBlock({ rows: 9, tablesPerRow: 3 }))
    const stepped = planOf(fieldBlock({ rows: 9, tablesPerRow: 3, field: { groundM } }))
    // the rows on either side of the step, three slots each
    expect(stepped.classes).toHaveLength(flat.classes.length + 6)
  })
})

describe('obstacles', () => {
  const sketch = (box: Parameters<typeof boxMesh>): FieldSketch => ({
    rows: 9,
    tablesPerRow: 9,
    field: { obstacles: [boxMesh(...box)] },
  })

  test('near ones distinguish the tables near them', () => {
    const plan = planOf(
      fieldBlock(
        sketch([
          [-10, -40, 0],
          [10, -35, 8],
        ]),
      ),
    )
    const near = plan.classes.filter(({ isNearObstacle }) => isNearObstacle)
    expect(near.length).toBeGreaterThan(4)
    for (const tableClass of near) {
      // 8 m rise 0.03 up to 267 m: the whole field is near
      expect(tableClass.tableCount).toBeLessThan(30)
    }
  })

  test('far or low ones count for nothing', () => {
    const far = planOf(
      fieldBlock(
        sketch([
          [-10, -900, 0],
          [10, -890, 8],
        ]),
      ),
    )
    expect(far.classes.some(({ isNearObstacle }) => isNearObstacle)).toBe(false)
    expect(far.classes).toHaveLength(25)
  })

  test('many do not make more patches of ground than 48', () => {
    const obstacles = Array.from({ length: 30 }, (_, k) =>
      boxMesh([k * 17 - 250, -60, 0], [k * 17 - 248, -58, 12]),
    )
    const plan = planOf(fieldBlock({ rows: 20, tablesPerRow: 20, field: { obstacles } }))
    // each patch may meet each of the 25 places in the field
    expect(plan.classes.length).toBeLessThanOrEqual(48 + 25 * 8)
    expect(plan.classes.reduce((sum, { tableCount }) => sum + tableCount, 0)).toBe(400)
  })
})
