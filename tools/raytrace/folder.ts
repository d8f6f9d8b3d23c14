import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compareScene } from './compareScene.ts'
import type { SceneResult } from './report.ts'
import { parseSceneFile } from './sceneFile.ts'
import { traceScene } from './traceScene.ts'

/**
 * Names of the scenes of a folder, without `.json`.
 *
 * @throws Error when the folder is not there or holds none
 */
export function sceneNames(dir: string): readonly string[] {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) throw new Error(`${dir} is not a folder`)
  const names = readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
  if (names.length === 0) throw new Error(`${dir} holds no *.json`)
  return names
}

/** Traces one scene of a folder and compares it. */
export function runScene(dir: string, name: string, raysPerSample: number): SceneResult {
  const started = performance.now()
  try {
    const file = parseSceneFile(readFileSync(join(dir, `${name}.json`), 'utf8'))
    const cases = compareScene(file, traceScene(file, raysPerSample))
    return { kind: 'traced', name, cases, durationS: (performance.now() - started) / 1000 }
  } catch (error) {
    return { kind: 'broken', name, reason: error instanceof Error ? error.message : String(error) }
  }
}
