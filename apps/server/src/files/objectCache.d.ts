/** Copies of remote objects on the disk of this machine, so that readers which need a path fetch each once. */
export interface ObjectCache {
  /** The copy of this very content, fetched by `fetch` into a file where there is none. */
  readonly file: (
    key: string,
    version: string,
    fetch: (target: string) => Promise<void>,
  ) => Promise<string>
  /** Takes over a finished file of this machine as the copy. */
  readonly take: (key: string, version: string, file: string) => Promise<void>
}
export declare function createObjectCache(folder: string, maxBytes: number): ObjectCache
