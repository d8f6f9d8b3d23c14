import { parseArgs } from 'node:util'
import { signIn } from './loadApi.ts'
import { blocksOf, newDataset, newProject, type RunAll, runAll } from './loadRun.ts'
import { comparePages } from './runQueries.ts'
import { askAlone, printTimes } from './viewers.ts'

// Two runs of a plant of many blocks on a server that is there: what the page that compares them asks, measured. Not a test.
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    password: { type: 'string', default: '' },
    blocks: { type: 'string', default: '100' },
    calls: { type: 'string', default: '10' },
  },
})
const api = await signIn(values.url, values.password)
const projectId = await newProject(api, Number(values.blocks), 2)
const blockIds = await blocksOf(api, projectId)
const { id: datasetId } = await newDataset(api, projectId, 60)
const all: RunAll = { projectId, blockIds, datasetId }
const a = await runAll(api, all)
const b = await runAll(api, all)
console.log(JSON.stringify({ projectId, a, b }))
for (const [query, variables] of comparePages({ projectId, a, b }))
  printTimes(await askAlone(api, query, variables, Number(values.calls)))
