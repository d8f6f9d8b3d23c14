/** What a script may use of the language's library, besides Math without its random numbers. */
const GLOBALS = ['Math', 'NaN', 'Infinity', 'undefined', 'isNaN', 'isFinite', 'Error']

/**
 * JavaScript that takes the library out of a fresh world and freezes what is left: no clock, no randomness, nothing that makes code of
 * text, nothing that loops where the sandbox cannot end it, and no place where a script could leave something for its next step.
 *
 * Every object that can be reached is found before the first is changed. Iterators and errors keep the members that loops, destructuring
 * and messages need. Declares `compile`, which makes a function of text, and `Numbers`, an array of them, in the scope that it is put in.
 */
export const STRIP_THE_WORLD = `
const compile = Function
const Numbers = Float64Array
{
  const { ownKeys, getPrototypeOf, getOwnPropertyDescriptor, deleteProperty } = Reflect
  const { freeze } = Object
  const world = globalThis
  const math = Math
  const globals = ${JSON.stringify(GLOBALS)}
  const members = [Symbol.iterator, 'next', 'length', 'name', 'message', 'stack', 'prototype']
  const found = []
  const find = (value) => {
    const isObject = typeof value === 'function' || (typeof value === 'object' && value !== null)
    if (!isObject || found.includes(value)) return
    found.push(value)
    find(getPrototypeOf(value))
    for (const key of ownKeys(value)) {
      const { value: held, get, set } = getOwnPropertyDescriptor(value, key)
      for (const part of [held, get, set]) find(part)
    }
  }
  const unnamed = [function* () {}, async function () {}, async function* () {}]
  const iterators = [[][Symbol.iterator](), ''[Symbol.iterator]()]
  for (const root of [world, ...unnamed, ...iterators]) find(root)
  const isDoomed = (object, key) => {
    if (object === math) return key === 'random'
    return !(object === world ? globals : members).includes(key)
  }
  const doomed = found.map((object) => [object, ownKeys(object).filter((key) => isDoomed(object, key))])
  for (const [object, keys] of doomed) {
    for (const key of keys) deleteProperty(object, key)
    freeze(object)
  }
}
`
