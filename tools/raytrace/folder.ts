import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { secondsSince } from '../program.ts'
import { compareScene } from './compareScene.ts'
import type { SceneResult } from './report.ts'
import { parseSceneFile } from './sceneFile.ts'
import { traceScene } from './traceScene.ts'

/** Traces one scene of a folder and compares it. */
export function runScene(dir: string, name: string, raysPerSample: number): SceneResult {
  const started = performance.now()
  try {
    const file = parseSceneFile(readFileSync(join(dir, `${name}.json`), 'utf8'))
    const cases = compareScene(file, traceScene(file, raysPerSample))
    return { kind: 'traced', name, cases, durationS: secondsSince(started) }
  } catch (error) {
    return { kind: 'broken', name, reason: error instanceof Error ? error.message : String(error) }
  }
}
