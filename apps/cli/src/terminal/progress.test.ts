import { expect, test } from 'vitest'
import { progressLine, startProgress } from './progress.ts'

const plants = { doing: 'running', things: 'plants', total: 1000 }

test('progress says how much is done and how long the rest takes', () => {
  expect(progressLine(plants, 250, 10)).toBe('running 250 of 1,000 plants, 25 %, 30 s left')
  expect(progressLine(plants, 1, 0.5)).toBe('running 1 of 1,000 plants, 0 %')
  expect(progressLine(plants, 1, 36)).toBe('running 1 of 1,000 plants, 0 %, 10 h left')
})

test('is written to a terminal alone, and taken away at the end', () => {
  const written: string[] = []
  const two = { ...plants, total: 2 }
  const write = (text: string) => written.push(text)
  const piped = startProgress(two, { isTTY: false, columns: 80, write })
  piped.done()
  piped.end()
  expect(written).toEqual([])
  const shown = startProgress(two, { isTTY: true, columns: 12, write }, () => 0)
  shown.done(2)
  shown.end()
  expect(written).toEqual(['\r\u001B[Krunning 2 o', '\r\u001B[K'])
})
