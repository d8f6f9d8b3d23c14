import { expect, test } from 'vitest'
import { cacheReads } from './cachedReads.ts'

function counted(rows: number, fails = () => false) {
  const asked: string[] = []
  const read = cacheReads(async (keys, query) => {
    asked.push(query(keys.join('+'), (some) => some.join('+')))
    if (fails()) throw new Error('damaged')
    return { names: ['a'], columns: [new Float64Array(rows)] }
  }, 3000)
  return { asked, read }
}

test('the same question of the same files is read once, also while it is being read', async () => {
  const { asked, read } = counted(10)
  const sum = (source: string) => `select sum(a) from ${source}`
  const [one, two] = await Promise.all([read(['x', 'y'], sum), read(['x', 'y'], sum)])
  expect(two).toBe(one)
  await read(['x'], sum)
  await read(['x', 'y'], (source) => `select max(a) from ${source}`)
  await read(['x', 'y'], (_all, of) => `select sum(a) from ${of(['y'])}`)
  expect(asked.length).toBe(4)
})

test('what was asked for longest ago goes first, and no more is cached than was said', async () => {
  const { asked, read } = counted(100)
  const ask = (name: string) => read([name], (source) => `select a from ${source}`)
  for (const name of ['a', 'b', 'c', 'a', 'd']) await ask(name)
  expect(asked.length).toBe(4)
  await ask('a')
  expect(asked.length).toBe(4)
  await ask('b')
  expect(asked.length).toBe(5)
})

test('a read that failed is done again', async () => {
  let isDamaged = true
  const { asked, read } = counted(1, () => isDamaged)
  const ask = () => read(['a'], (source) => `select a from ${source}`)
  await expect(ask()).rejects.toThrow('damaged')
  isDamaged = false
  await ask()
  expect(asked.length).toBe(2)
})
