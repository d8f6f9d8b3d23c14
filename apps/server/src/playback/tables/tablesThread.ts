import { parentPort, workerData } from 'node:worker_threads'
import type { PlantTables } from './plantTables.ts'
import { tableFeatures } from './tableFeatures.ts'

const isPlant = (data: unknown): data is PlantTables =>
  typeof data === 'object' && data !== null && 'document' in data && 'blocks' in data

if (!isPlant(workerData)) throw new Error('The thread was started without a plant')
const features: string[] = []
for (const feature of tableFeatures(workerData)) features.push(JSON.stringify(feature))
const text = `{"type":"FeatureCollection","features":[${features.join(',\n')}]}`
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a thread, not of a window
parentPort?.postMessage(new TextEncoder().encode(text))
