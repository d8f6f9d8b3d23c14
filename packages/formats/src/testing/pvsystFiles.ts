import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const FOLDER = resolve(import.meta.dirname, '../../vectors/pvsyst')

/** A file with known content, and what a reader has to find in it. */
export interface PvsystVector {
  readonly name: string
  readonly bytes: Uint8Array
  readonly expected: unknown
}

/** Every file of PVsyst's formats with known content. */
export const PVSYST_VECTORS: readonly PvsystVector[] = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.json'))
  .map((name) => ({
    name,
    bytes: new Uint8Array(readFileSync(join(FOLDER, name))),
    expected: JSON.parse(readFileSync(join(FOLDER, expectedName(name)), 'utf8')),
  }))

/** `site.SIT` has `site.json`, `two-orientations.VC0` has `two-orientations.VC0.json`. */
function expectedName(name: string): string {
  const whole = `${name}.json`
  return readdirSync(FOLDER).includes(whole) ? whole : name.replace(/\.[^.]*$/, '.json')
}
