export type Tree = { [key: string]: unknown }

/** Values by path as one object: `{ 'owner.name': string }` → `{ owner: { name: string } }`. */
export type Nested<T> = {
  -readonly [Head in keyof T & string as Head extends `${infer First}.${string}` ? First : Head]: Head extends keyof T
    ? Head extends `${infer First}.${string}`
      ? Nested<Under<T, First>>
      : T[Head]
    : never
}
type Under<T, First extends string> = {
  -readonly [Path in keyof T & string as Path extends `${First}.${infer Rest}` ? Rest : never]: T[Path]
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at `owner.name`; undefined = nothing. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => (isTree(node) ? node[key] : undefined), tree)
}

function put(tree: Tree, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    tree[key] = value
    return
  }
  const own = tree[key]
  const branch: Tree = isTree(own) ? own : {}
  tree[key] = branch
  put(branch, rest, value)
}

/** One object of values by their paths. */
export function nest(values: readonly (readonly [path: string, value: unknown])[]): Tree {
  const tree: Tree = {}
  for (const [path, value] of values) put(tree, path.split('.'), value)
  return tree
}
