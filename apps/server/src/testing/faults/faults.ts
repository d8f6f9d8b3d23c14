import os from 'node:os'
import { writePart } from '../recoveryPage.ts'
import { damagedData } from './dataFaults.ts'
import { type FaultResult, fullDisk, readOnlyFiles, readOnlyStart } from './diskFaults.ts'
import { faultsPart } from './faultsPart.ts'

// npm run faults -- [TIMES]: makes disk and data fail, and writes what became of it into the guide. Mounts file systems: as root, on Linux.
const times = Number(process.argv[2] ?? 5)
if (!(Number.isInteger(times) && times > 0)) throw new Error('use: npm run faults -- [TIMES]')
const results: FaultResult[] = []
const trials = [fullDisk, readOnlyFiles, readOnlyStart].map((trial) => async () => [
  await trial(times),
])
for (const trial of [...trials, damagedData]) {
  for (const result of await trial()) {
    console.log(JSON.stringify(result))
    results.push(result)
  }
}
const machine = `${os.availableParallelism()} cores and ${Math.round(os.totalmem() / 2 ** 30)} GiB`
writePart('Faults of disk and data', faultsPart(results, machine))
