import { afterEach, expect, test } from 'vitest'
import { noteTraceShare, traceHeaders } from './traceparent.ts'

afterEach(() => noteTraceShare('0'))

test('a server that says nothing, or nonsense, is sent nothing', () => {
  noteTraceShare(null)
  expect(traceHeaders()).toEqual({})
  noteTraceShare('all')
  expect(traceHeaders()).toEqual({})
})

test('the share that the server says is sampled, each call with ids of its own', () => {
  noteTraceShare('0.25')
  expect(traceHeaders(() => 0.24).traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(traceHeaders(() => 0.25).traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  const ids = Array.from({ length: 50 }, () => traceHeaders().traceparent)
  expect(new Set(ids).size).toBe(50)
})

test('an answer of a server that stopped tracing ends it', () => {
  noteTraceShare('1')
  noteTraceShare('0')
  expect(traceHeaders()).toEqual({})
})
