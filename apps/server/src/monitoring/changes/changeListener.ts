import type { Pool, PoolClient } from 'pg'
import { perServer } from '../../server.ts'
import { CHANNEL, type PlantChange, parseAnnouncement } from './plantChanges.ts'

export interface ChangeSubscriber {
  readonly projectId: string
  readonly onChange: (change: PlantChange) => void
  /** The connection is lost: of what happens from now on nothing is heard. */
  readonly onLost: () => void
}

/** Hears of the changes of all plants over one connection, for as long as anybody wants to know. */
class ChangeListener {
  readonly #pool: Pool
  readonly #subscribers = new Set<ChangeSubscriber>()
  #listening: Promise<PoolClient> | undefined
  #client: PoolClient | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Resolves when changes are heard of. Returns how to stop. */
  async subscribe(subscriber: ChangeSubscriber): Promise<() => void> {
    this.#subscribers.add(subscriber)
    try {
      await (this.#listening ??= this.#listen())
    } catch (error) {
      this.#subscribers.delete(subscriber)
      this.#listening = undefined
      throw error
    }
    return () => {
      this.#subscribers.delete(subscriber)
      if (this.#subscribers.size === 0) this.#drop()
    }
  }

  async #listen(): Promise<PoolClient> {
    const client = await this.#pool.connect()
    this.#client = client
    client.on('notification', ({ payload = '' }) => this.#pass(payload))
    client.once('error', () => this.#lose(client))
    client.once('end', () => this.#lose(client))
    try {
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      this.#drop()
      throw error
    }
    // All may have gone meanwhile
    if (this.#subscribers.size === 0) this.#drop()
    return client
  }

  #pass(payload: string): void {
    const announced = parseAnnouncement(payload)
    if (!announced) return
    for (const { projectId, onChange } of this.#subscribers)
      if (projectId === announced.projectId) onChange(announced.change)
  }

  #lose(client: PoolClient): void {
    if (client !== this.#client) return
    this.#drop()
    const lost = [...this.#subscribers]
    this.#subscribers.clear()
    for (const { onLost } of lost) onLost()
  }

  /** Closes the connection: as one of a pool it would go on to listen. */
  #drop(): void {
    const client = this.#client
    this.#client = undefined
    this.#listening = undefined
    client?.release(true)
  }
}

/** That of this process: however many follow however many plants, one connection listens. */
export const changeListener = perServer(({ pool }) => new ChangeListener(pool))
