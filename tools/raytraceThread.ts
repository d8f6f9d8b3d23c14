import { parentPort, workerData } from 'node:worker_threads'
import { runScene } from './raytrace/folder.ts'
import { isSceneTask } from './raytrace/runScenes.ts'

// One scene after another: the name of the next comes in, its result goes out.
if (parentPort === null || !isSceneTask(workerData)) throw new Error('a thread of raytrace.ts')
const { dir, rays } = workerData
const port = parentPort
port.on('message', (name: string) => port.postMessage(runScene(dir, name, rays)))
