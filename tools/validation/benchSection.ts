import { z } from 'zod'
import { markdownTable } from '../textTable.ts'
import { PEER_CASES } from './peers.ts'
import { outputOf } from './runTool.ts'

/** Benchmarks with something beside them, and those of traced light. */
const FILTERS = ['simulateBlock', 'field.bench', 'circuit', 'samplePlant']

const benchLine = z.object({
  case: z.string(),
  name: z.string(),
  median_ms: z.number(),
  min_ms: z.number(),
})

export type BenchLine = z.infer<typeof benchLine>

export function benchSection(): readonly string[] {
  const lines = outputOf('bench', FILTERS)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => benchLine.parse(JSON.parse(line)))
  return [peerTable(lines), '', timeTable(lines)]
}

/** Their time over the engine's median, and over its least: that of a round which nothing else disturbed. */
export function peerTable(lines: readonly BenchLine[]): string {
  return markdownTable({
    title: 'Beside other programs',
    head: [
      'work',
      'program',
      'its time, ms',
      'engine, median, ms',
      'engine, least, ms',
      'its time over the median',
      'over the least',
    ],
    rows: PEER_CASES.flatMap(({ test, name, peers }) => {
      const ours = lines.find((line) => line.case === test && line.name === name)
      if (ours === undefined) return []
      return peers.map(({ program, ms }) => [
        test,
        program,
        milliseconds(ms),
        milliseconds(ours.median_ms),
        milliseconds(ours.min_ms),
        (ms / ours.median_ms).toPrecision(2),
        (ms / ours.min_ms).toPrecision(2),
      ])
    }),
  })
}

function timeTable(lines: readonly BenchLine[]): string {
  return markdownTable({
    title: 'All cases',
    head: ['benchmark', 'case', 'median, ms', 'least, ms'],
    rows: lines.map((line) => [
      line.case,
      line.name,
      milliseconds(line.median_ms),
      milliseconds(line.min_ms),
    ]),
  })
}

function milliseconds(ms: number): string {
  return String(Number(ms.toPrecision(3)))
}
