/** A file of a plant that is played. */
export type PlaybackFile =
  | { readonly kind: 'index' }
  | { readonly kind: 'tables' }
  | { readonly kind: 'values'; readonly measure: string; readonly chunk: number }

export interface PlaybackName {
  readonly projectId: string
  /** Of the run, or of the deployment, which is that of its project. */
  readonly id: string
  readonly file: PlaybackFile
}

const FOLDER = 'plant-playback'
const VALUES = /^([a-z]+(?:_[a-z]+)*)-(\d{5})\.bin$/

/** Under which name a file is asked for. */
export function playbackKey({ projectId, id, file }: PlaybackName): string {
  return `projects/${projectId}/${FOLDER}/${id}/${filenameOf(file)}`
}

function filenameOf(file: PlaybackFile): string {
  switch (file.kind) {
    case 'index':
      return 'index.json'
    case 'tables':
      return 'tables.geojson'
    case 'values':
      return `${file.measure}-${String(file.chunk).padStart(5, '0')}.bin`
  }
}

/** Undefined for what is no such name. */
export function playbackName(key: string): PlaybackName | undefined {
  const [projects, projectId, folder, id, filename, ...rest] = key.split('/')
  const isKnown = projects === 'projects' && folder === FOLDER && rest.length === 0
  const file = isKnown && filename ? fileOf(filename) : undefined
  return projectId && id && file ? { projectId, id, file } : undefined
}

function fileOf(filename: string): PlaybackFile | undefined {
  if (filename === 'index.json') return { kind: 'index' }
  if (filename === 'tables.geojson') return { kind: 'tables' }
  const [, measure, chunk] = VALUES.exec(filename) ?? []
  return measure && chunk ? { kind: 'values', measure, chunk: Number(chunk) } : undefined
}
