import { expect, test } from 'vitest'
import { axisFor, MOST_TRACES, type Trace, toggled, tracesOf, traceText } from './trace.ts'

const trace = (nodeId: string, kind: Trace['kind'] = 'measured'): Trace => ({
  nodeId,
  kind,
  axis: 0,
})

test('traces survive their address, also those of nodes with signs in their name', () => {
  const traces: readonly Trace[] = [
    { nodeId: 'inv:1/a b', kind: 'measured', axis: 0 },
    { nodeId: 'inv:1/a b', kind: 'expected', axis: 1 },
    { nodeId: 'inv:1/a b', kind: 'budget', axis: 1 },
  ]
  expect(tracesOf(traces.map(traceText))).toEqual(traces)
})

test('what is no trace, or one twice, is left out', () => {
  expect(tracesOf(['m0:a', 'nothing', 'x0:a', 'm1:a', 'e0:'])).toEqual([trace('a')])
})

test('a trace is added once, taken away again, and there are eight at most', () => {
  const eight = Array.from({ length: MOST_TRACES }, (_, i) => trace(`n${i}`))
  expect(toggled(eight, trace('more'))).toEqual(eight)
  expect(toggled(eight, trace('n3'))).toHaveLength(7)
  expect(toggled([trace('a')], trace('a', 'expected'))).toHaveLength(2)
})

test('what has another unit goes to the other axis', () => {
  expect(axisFor('W', [])).toBe(0)
  expect(axisFor('W/m²', [{ axis: 0, unit: 'W' }])).toBe(1)
  expect(axisFor('W', [{ axis: 0, unit: 'W' }])).toBe(0)
})
