/** A block that a line opens, and which `End of …` closes it. */
export interface Opening {
  readonly kind: 'open'
  /** Left of `=`: `PVObject_IAM`, `Converter`, `Remarks, Count`, `InverterNode`. */
  readonly key: string
  /** Right of `=`: `pvIAM`, `TConverter`, `3`. */
  readonly type: string
  /** What it is called: `pvIAM`, `TConverter`, `Remarks`, `SubArrays`. */
  readonly name: string
  /** In small letters, as `endName` gives them. */
  readonly endNames: readonly string[]
  readonly isClosedByEndTags: boolean
}

/** What a line of PVsyst's text format is. */
export type PvsystLine =
  | Opening
  | { readonly kind: 'field'; readonly key: string; readonly value: string }
  | { readonly kind: 'end'; readonly name: string }
  | { readonly kind: 'endTags' }
  | { readonly kind: 'nothing' }

/** What a line that may open a block needs to know of the others. */
export interface LineSurroundings {
  /** Whether a line `End of` that name is in the file. */
  readonly hasEnd: (name: string) => boolean
  /** Whether the next line is further to the right. */
  readonly isIndentedBelow: boolean
}

/** `End of` of a block of these types bears another name. */
const ODD_ENDS: Readonly<Record<string, string>> = {
  pvorient: 'torientgroup',
  pvdomeorient: 'tdomeorientgroup',
  pvsimulfile: 'tsimulfich',
}
const RECORDS = new Set([
  'TCubicProfile',
  'THistogramme',
  'TConverter',
  'TPrintSettings',
  'TWiringResistance',
])
/** Keys of free text, which may look like anything. */
const TEXT_KEY =
  /^(comment|site|sitem|country|region|source|sourcem|manufacturer|model|systemkind|nomf|.*name|(str|err)_\d+)$/i

/** Reads one line, without the blanks around it. */
export function pvsystLine(text: string, around: LineSurroundings): PvsystLine {
  if (text === '') return { kind: 'nothing' }
  const end = /^end of\b(.*)$/i.exec(text)
  if (end) return endLine(end[1] ?? '')
  if (/^end\s?tags;?$/i.test(text)) return { kind: 'endTags' }
  const node = /^(\w+)\s+(start|end)\s*;$/i.exec(text)
  if (node) return bracketLine(node[1] ?? '', node[2] ?? '')
  const at = text.indexOf('=')
  const key = (at < 0 ? text : text.slice(0, at)).trim()
  const value = at < 0 ? '' : text.slice(at + 1).trim()
  if (/^(start|end)$/i.test(value) && !TEXT_KEY.test(key)) return bracketLine(key, value)
  return openingOf(key, value, around) ?? { kind: 'field', key, value }
}

/** `End of Data` closes nothing: the days of a variable stand beside its other keys. */
function endLine(text: string): PvsystLine {
  const name = endName(text)
  return name === 'data' ? { kind: 'nothing' } : { kind: 'end', name }
}

/** `PVObject pvIAM`, `the List VarList`, `VarSimul=viGlobInc` without what does not tell blocks apart. */
export function endName(text: string): string {
  const [name = ''] = text.split('=')
  return name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^(the )?(list )?/, '')
}

function bracketLine(key: string, word: string): PvsystLine {
  const name = `${key.toLowerCase()}=end`
  if (/^end$/i.test(word)) return { kind: 'end', name }
  return { kind: 'open', key, type: 'Start', name: key, endNames: [name], isClosedByEndTags: true }
}

function openingOf(key: string, type: string, around: LineSurroundings): Opening | undefined {
  const open = { kind: 'open', key, type, isClosedByEndTags: false } as const
  if (/^PVObject_/i.test(key)) {
    const odd = ODD_ENDS[type.toLowerCase()]
    const endNames = [endName(`PVObject ${type}`), ...(odd === undefined ? [] : [odd])]
    return { ...open, name: type, endNames }
  }
  const [, name, what] = /^(.*?),\s*(count|list of|T[A-Z]\w*)$/i.exec(key) ?? []
  if (name !== undefined && what !== undefined)
    return { ...open, name, endNames: [endName(name), endName(what)] }
  if (/^VarSimul_\d+$/i.test(key)) return { ...open, name: key, endNames: ['varsimul'] }
  if (!isRecord(key, type, around)) return undefined
  return { ...open, name: type, endNames: [endName(type)], isClosedByEndTags: true }
}

/** `IAMProfile=TCubicProfile` opens a block, `Comment=TEST` does not. */
function isRecord(key: string, type: string, around: LineSurroundings): boolean {
  if (!/^T[A-Z]\w*$/.test(type) || TEXT_KEY.test(key)) return false
  return RECORDS.has(type) || around.isIndentedBelow || around.hasEnd(endName(type))
}

/** Whether a key with its value opens a block, as far as the two say. */
export function opensObject(key: string, value: string): boolean {
  return openingOf(key, value, { hasEnd: () => false, isIndentedBelow: false }) !== undefined
}
