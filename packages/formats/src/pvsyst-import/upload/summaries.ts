import type { PvsystFile } from '../../pvsyst/types.ts'
import type { NamedBytes } from '../../zip/namedBytes.ts'
import { annualKwh } from '../results/variantResults.ts'
import { filesOfKind, projectOfVariant } from './findFile.ts'
import type { PvsystImportFile } from './importFile.ts'
import { unpackUploads } from './unpackUploads.ts'

/** A file of an upload as a list shows it. */
export interface ImportFileSummary
  extends Pick<PvsystImportFile, 'path' | 'filename' | 'sizeBytes' | 'state' | 'message'> {
  readonly kind: PvsystFile['kind'] | null
  readonly name: string | null
  readonly version: string | null
}

/** A variant to choose from. */
export interface VariantSummary {
  readonly path: string
  readonly name: string
  readonly version: string | null
  readonly projectName: string | null
  readonly weatherFile: string | null
  readonly subArrayCount: number
  readonly moduleCount: number | null
  /** Energy to the grid of the year that is stored; null: none is. */
  readonly gridKwh: number | null
}

export function summariesOf(files: readonly PvsystImportFile[]): readonly ImportFileSummary[] {
  return files.map(({ content, ...file }) => ({
    ...file,
    kind: content?.kind ?? null,
    name: content !== null && 'name' in content ? content.name : null,
    version: content?.version ?? null,
  }))
}

export function variantsOf(files: readonly PvsystImportFile[]): readonly VariantSummary[] {
  return filesOfKind(files, 'variant').map(({ path, content }) => ({
    path,
    name: content.name,
    version: content.version,
    projectName: projectOfVariant(files, path)?.content.name ?? null,
    weatherFile: content.weatherFile,
    subArrayCount: content.subArrays.length,
    moduleCount: content.declaredModules,
    gridKwh: knownOrNull(annualKwh(content.series['E_Grid'])),
  }))
}

const knownOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value)

/** One file of the uploads as it was sent. */
export function uploadedBytes(
  uploads: readonly NamedBytes[],
  path: string,
): Uint8Array | undefined {
  return unpackUploads(uploads).files.find(({ name }) => name === path)?.bytes
}

/** Where a project or variant says that it is. */
interface PvsystSite {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly altitude_m: number | null
}

/** Names and places of the projects, else of the variants, that say where they are. */
export function pvsystSites(files: readonly PvsystImportFile[]): readonly PvsystSite[] {
  return [...filesOfKind(files, 'project'), ...filesOfKind(files, 'variant')].flatMap(
    ({ content: { name, site } }) =>
      site === null
        ? []
        : [
            {
              name,
              latitude: site.latitudeDeg,
              longitude: site.longitudeDeg,
              altitude_m: site.altitudeM,
            },
          ],
  )
}
