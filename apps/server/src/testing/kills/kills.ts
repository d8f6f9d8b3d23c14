import os from 'node:os'
import { PAGE, writePart } from '../recoveryPage.ts'
import { killsPart } from './killsPage.ts'
import { killUnderLoad } from './killUnderLoad.ts'
import { VICTIMS } from './supervised.ts'

// npm run kills -- [TIMES]: kills processes of the product under load, and writes what became of it into the guide.
const times = Number(process.argv[2] ?? 20)
if (!(Number.isInteger(times) && times > 0)) throw new Error('use: npm run kills -- [TIMES]')
const report = await killUnderLoad(VICTIMS, times, (result) => console.log(JSON.stringify(result)))
const [, , load15 = 0] = os.loadavg()
const machine = `${os.availableParallelism()} cores and ${Math.round(os.totalmem() / 2 ** 30)} GiB, with a load of ${load15.toFixed(1)} processes over 15 minutes, the product's own among them`
writePart('Killed processes', killsPart(report, machine))
console.log(`${report.completedRuns} runs completed; written to ${PAGE}`)
