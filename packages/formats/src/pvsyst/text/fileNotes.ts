import { objectsWithin } from './findObject.ts'
import type { ParsedPvsyst, PvsystObject } from './parsePvsystObject.ts'
import { PvsystFields } from './pvsystFields.ts'

/** Keys without a physical meaning: of the program, of drawings, of dates. */
const MEANINGLESS = new RegExp(
  [
    'comment|version\\w*|flags\\d*|date\\w*|.*color\\w*|nomf\\w*|noobjcreated|isdefined|unitsdisp|source\\w*',
    'issourceut|hleg|extraterr|parobj\\d*|displayed\\w*|simduration|systemkind\\w*|filename\\w*|nptsmax|lastcompile',
    'np?elem\\w*|precision|paperorient|showlegend|subarrayname|uses\\w+aver|regionmeteo|sitemeteomaxdistforlist',
    'limoverloadloss|discrorientdiff|spreadmaxdiff|maxsystem_shdratio|meteofiledate|prcorrtemp|areasizing|pnomsizing',
  ]
    .map((names) => `^(${names})$`)
    .join('|'),
  'i',
)
/** Blocks without one: what is printed, exported, plotted, drawn or reported. */
const MEANINGLESS_BLOCKS =
  /^(TPrintSettings|pvSimulFile|pvSimulPlot|SimulPlots|TVarSimul|ErrorList|Remarks|THistogramme|VarSimul_\d+|VarList|VarMeteo)$/i
const MOST_NAMES = 200

/** Gathers what a reader found odd, and which keys it read, to say at the end which it did not. */
export class FileNotes {
  readonly #remarks: string[]
  readonly #whole = new Set<PvsystObject>()
  readonly #unknown: string[] = []
  readonly #read = new Map<PvsystObject, PvsystFields>()

  constructor({ remarks }: Pick<ParsedPvsyst, 'remarks'>) {
    this.#remarks = [...remarks]
  }

  remark(sentence: string): void {
    if (!this.#remarks.includes(sentence)) this.#remarks.push(sentence)
  }

  /** A value whose meaning is not known, as `pvOrient.FieldType=Name`. */
  unknown(name: string): void {
    this.#unknown.push(name.slice(0, 80))
  }

  /** The keys of a block, and of blocks within it that belong to it; what is asked of them counts as read. */
  fields(object: PvsystObject | undefined, inner: readonly PvsystObject[] = []): PvsystFields {
    const known = object && this.#read.get(object)
    if (known) return known
    const fields = new PvsystFields([object, ...inner])
    for (const block of object ? [object, ...inner] : []) this.#read.set(block, fields)
    return fields
  }

  /** Takes a block as read, with all that is in it. */
  readAll(object: PvsystObject): void {
    for (const block of objectsWithin(object)) this.#whole.add(block)
  }

  notes(root: PvsystObject): { readonly remarks: readonly string[]; readonly notRead: string[] } {
    const notRead = new Set(this.#unknown)
    this.#gather(root, notRead)
    return { remarks: this.#remarks, notRead: [...notRead] }
  }

  #gather(object: PvsystObject, into: Set<string>): void {
    const name = blockName(object)
    if (MEANINGLESS_BLOCKS.test(name) || into.size >= MOST_NAMES || this.#whole.has(object)) return
    const fields = this.#read.get(object)
    const keys = fields ? fields.unread() : [...object.fields.keys()]
    for (const key of keys) if (!MEANINGLESS.test(key)) into.add(`${name}.${key}`)
    for (const child of object.children) this.#gather(child, into)
  }
}

/** `pvSubArray`; of lists and brackets their key. */
function blockName({ key, type }: PvsystObject): string {
  if (/^PVObject_/i.test(key) || /^T[A-Z]/.test(type)) return type
  return key.replace(/,.*$/, '')
}
