const MAX_BATCH = 500

/**
 * One query for what many resolvers of an answer ask for one by one: the ids of one turn of the event loop are
 * looked up together. Who asks has settled access; `load` knows no caller.
 */
export function batched<T>(
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (id: string) => Promise<T | undefined> {
  let open:
    | { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, T>> }
    | undefined
  const begin = (): NonNullable<typeof open> => {
    const ids = new Set<string>()
    const closed = new Promise<void>((resolve) => {
      setImmediate(() => {
        if (open?.ids === ids) open = undefined
        resolve()
      })
    })
    return { ids, found: closed.then(() => load([...ids])) }
  }
  return async (id) => {
    if (!open || open.ids.size >= MAX_BATCH) open = begin()
    open.ids.add(id)
    return (await open.found).get(id)
  }
}
