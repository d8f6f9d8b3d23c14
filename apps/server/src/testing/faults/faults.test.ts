import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGE } from '../recoveryPage.ts'

test('the page of the guide says of each fault that it was found, with nothing lost: npm run faults makes it anew', () => {
  const [, part = ''] = readFileSync(PAGE, 'utf8').split('## Faults of disk and data\n')
  const rows = [...part.matchAll(/^\| .+? \| (\d+) \| (\d+) \| (\d+) \| "[^|]+ \| [^|]+ \|$/gm)]
  expect(rows).toHaveLength(5)
  for (const [times, found, lost] of rows.map((row) => row.slice(1).map(Number))) {
    expect(times).toBeGreaterThanOrEqual(5)
    expect(found).toBe(times)
    expect(lost).toBe(0)
  }
})
