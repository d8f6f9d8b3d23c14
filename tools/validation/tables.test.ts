import { describe, expect, test } from 'vitest'
import type { CaseResult } from '../raytrace/compareScene.ts'
import { peerTable } from './benchSection.ts'
import { skyTable } from './raytraceSection.ts'
import { vectorsTable } from './vectorsSection.ts'

const traced = (model: CaseResult['model'], front: number, rear: number): CaseResult => ({
  sky: 'noon',
  model,
  centre: { front, rear },
  ends: { front: 0, rear: 0 },
  sensor: { front: 0, rear: 0 },
  sunReflected: 0,
  wrongBeams: 0,
  passed: true,
})

describe('tables', () => {
  test('a scene has a row a sky with the deviations of each model in per cent', () => {
    const cases = [traced('isotropic', -0.00001, 0.0123), traced('perez', 0.002, -0.004)]
    const table = skyTable([{ kind: 'traced', name: 'S1', cases, durationS: 1 }])
    expect(table.split('\n').at(-1)).toBe('| S1, noon | 0.20 | -0.40 | 0.00 | 1.23 |  |  |')
  })

  test('a benchmark stands beside each program as their time over its own', () => {
    const table = peerTable([
      {
        case: '8760 hours, bifacial trackers in long rows, sun to AC',
        name: 'simulateBlock',
        median_ms: 20,
        min_ms: 18,
      },
    ])
    expect(table).toMatch(/\| pvlib, infinite sheds \| 90 \| 20 \| 18 \| 4\.5 \| 5\.0 \|/)
    expect(table).toMatch(/\| SSC pvsamv1 \| 533 \| 20 \| 18 \| 27 \| 30 \|/)
    expect(table).not.toContain('525,600')
  })

  test('files that failed, that nothing answers or that lack data are reported', () => {
    const run = { cases: 3, compared: 9, worst: 1.5, failed: 2, failures: [] }
    const table = vectorsTable([
      { name: 'a', kind: 'run', run },
      { name: 'b', kind: 'unanswered' },
      { name: 'c', kind: 'skipped', missing: '/x' },
    ])
    expect(table).toContain('| a | 3 | 9 | 1.5 | 2 failed |')
    expect(table).toContain('| b |  |  |  | no function answers it |')
    expect(table).toContain('| c |  |  |  | a file is missing |')
  })
})
