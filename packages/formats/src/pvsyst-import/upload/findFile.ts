import type { PvsystFile } from '../../pvsyst/types.ts'
import { folderOf, nameKey, type PvsystImportFile } from './importFile.ts'

type Kind = PvsystFile['kind']
type Of<K extends Kind> = Extract<PvsystFile, { kind: K }>

/** A file that was read, with its content. */
export interface FoundFile<K extends Kind> {
  readonly path: string
  readonly content: Of<K>
}

/** All files of a kind that were read. */
export function filesOfKind<K extends Kind>(
  files: readonly PvsystImportFile[],
  kind: K,
): readonly FoundFile<K>[] {
  return files.flatMap(({ path, content }) =>
    content !== null && isKind(content, kind) ? [{ path, content }] : [],
  )
}

function isKind<K extends Kind>(content: PvsystFile, kind: K): content is Of<K> {
  return content.kind === kind
}

/** The file of a kind that another names; of several the one that lies nearest to it. */
export function findFile<K extends Kind>(
  files: readonly PvsystImportFile[],
  kind: K,
  filename: string | null,
  from: string,
): FoundFile<K> | undefined {
  if (filename === null) return undefined
  return filesOfKind(files, kind)
    .filter(({ content }) => nameKey(content.file) === nameKey(filename))
    .toSorted((a, b) => sharedDepth(b.path, from) - sharedDepth(a.path, from))[0]
}

/** The project of a variant has its name without the extension; a lone project is taken for its own. */
export function projectOfVariant(
  files: readonly PvsystImportFile[],
  path: string,
): FoundFile<'project'> | undefined {
  const stem = path.slice(0, path.lastIndexOf('.'))
  const projects = filesOfKind(files, 'project')
  const own = findFile(files, 'project', `${stem.slice(stem.lastIndexOf('/') + 1)}.PRJ`, path)
  return own ?? (projects.length === 1 ? projects[0] : undefined)
}

/** How many folders two paths have in common; one more where they lie in the same. */
function sharedDepth(a: string, b: string): number {
  const [first, second] = [folderOf(a).split('/'), folderOf(b).split('/')]
  const apart = first.findIndex((part, index) => part !== second[index])
  if (apart >= 0) return apart
  return first.length + (first.length === second.length ? 1 : 0)
}
