import { PassThrough } from 'node:stream'
import type { PlantChange } from '../../monitoring/changes/plantChanges.ts'

/** Changes of this long go out as one event. */
const GATHER_MS = 1000
/** Access is looked at, and the line held open through proxies, this often. */
const BEAT_MS = 15_000

/** Gathers changes into events; before each, and now and then, access is looked at. */
export class PlantStream {
  readonly body = new PassThrough()
  readonly #hasAccess: () => Promise<boolean>
  readonly #gathered = new Set<PlantChange>()
  #gathering: NodeJS.Timeout | undefined
  readonly #beat: NodeJS.Timeout

  constructor(hasAccess: () => Promise<boolean>) {
    this.#hasAccess = hasAccess
    this.#beat = setInterval(() => void this.#send(': beat\n\n'), BEAT_MS)
    this.onEnd(() => {
      clearInterval(this.#beat)
      clearTimeout(this.#gathering)
    })
    this.body.write('retry: 5000\n\n')
  }

  add(change: PlantChange): void {
    this.#gathered.add(change)
    this.#gathering ??= setTimeout(() => {
      const changes = [...this.#gathered]
      this.#gathered.clear()
      this.#gathering = undefined
      void this.#send(`data: ${JSON.stringify(changes)}\n\n`)
    }, GATHER_MS)
  }

  end(): void {
    this.body.end()
  }

  /** Also where it has ended already. */
  onEnd(work: () => void): void {
    if (this.body.closed) work()
    else this.body.once('close', work)
  }

  async #send(text: string): Promise<void> {
    // A database that is away cannot say so: the page asks again
    const isOpen = await this.#hasAccess().catch(() => false)
    if (this.body.writableEnded || this.body.destroyed) return
    if (isOpen) this.body.write(text)
    else this.end()
  }
}
