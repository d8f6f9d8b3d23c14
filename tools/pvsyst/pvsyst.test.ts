import { existsSync } from 'node:fs'
import { referenceFile } from '@duet/units/testing/reference'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { checkState } from './checks.ts'
import { plantOfVariant } from './plantOfVariant.ts'
import { readProject } from './project.ts'
import { closingLine, variantReport } from './report.ts'
import { runVariant } from './runVariant.ts'
import { scatterOf } from './scatter.ts'

const PROJECT = referenceFile('pvsyst-projects/nrel-best-v734')
const isAbsent = !existsSync(PROJECT) || !existsSync(referenceFile('components'))

describe.skipIf(isAbsent)('a project of PVsyst 7.3.4 (skipped where its files are absent)', () => {
  const project = isAbsent ? undefined : readProject(PROJECT)
  const catalogue = readCatalogue(referenceFile('components'))

  test('is read with the settings and the energies of its reports', () => {
    const [mono, bifacial] = project?.variants ?? []
    expect(mono?.name).toBe('MONOFACIAL')
    expect(mono?.bifacial).toBeUndefined()
    expect(bifacial?.array).toMatchObject({
      modulesPerString: 16,
      stringCount: 9,
      inverterCount: 3,
    })
    expect(bifacial?.field).toMatchObject({ pitchM: 5.7, collectorWidthM: 2, axisAzimuthDeg: 180 })
    const gridKwh = bifacial?.stored.get('E_Grid')?.hourly?.reduce((a, b) => a + b, 0)
    expect(gridKwh).toBeCloseTo(105_082, -1)
  })

  test('is met by the engine within the bars, in sums and in hours', () => {
    for (const variant of project?.variants ?? []) {
      if (!project) break
      const plant = plantOfVariant(project, variant, catalogue)
      const run = runVariant(project, variant, plant)
      const { checks, tables } = variantReport(variant, run)
      expect(checks.map(checkState)).not.toContain('failed')
      expect(closingLine(checks)).toBe(
        variant.bifacial ? '4 passed, 0 failed, 0 skipped' : '3 passed, 0 failed, 1 skipped',
      )
      expect(tables.every(({ rows }) => rows.length > 0)).toBe(true)
      const theirs = variant.stored.get('EArray')?.hourly?.map((kw) => 1000 * kw)
      expect(theirs && scatterOf(run.series.dcMppW, theirs, () => true).r2).toBeGreaterThan(0.999)
    }
  })
})

describe('scatter', () => {
  test('is that of the hours chosen', () => {
    const figures = scatterOf(
      Float64Array.of(1, 3, 99),
      Float64Array.of(0, 4, 0),
      (hour) => hour < 2,
    )
    // Off by 1 and -1 about theirs of 0 and 4, whose variance sums to 8.
    expect(figures).toEqual({ count: 2, bias: 0, meanAbsolute: 1, rootMeanSquare: 1, r2: 0.75 })
  })
})
