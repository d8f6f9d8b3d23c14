import { expect, test } from 'vitest'
import { lazyThread, type ThreadListener } from './lazyThread.ts'

test('a thread begins with the first question, ends with its listener, and begins anew when asked again', () => {
  const said: string[] = []
  const heard: number[] = []
  let tell: ThreadListener<number> | undefined
  const thread = lazyThread<number, number>((listener) => {
    said.push('start')
    tell = listener
    return { ask: (input) => said.push(`ask ${input}`), stop: () => said.push('stop') }
  })
  const leave = thread.follow({
    onAnswer: (answer) => heard.push(answer),
    onError: () => undefined,
  })
  expect(said).toEqual([])
  thread.ask(1)
  thread.ask(2)
  expect(said.splice(0)).toEqual(['start', 'ask 1', 'ask 2'])
  thread.again()
  expect(said.splice(0)).toEqual(['stop', 'start', 'ask 2'])
  tell?.onAnswer(7)
  leave()
  tell?.onAnswer(8)
  expect(heard).toEqual([7])
  expect(said).toEqual(['stop'])
})
