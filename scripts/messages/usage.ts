import path from 'node:path'
import ts from 'typescript'

const methods: ReadonlySet<string> = new Set(['rich', 'markup', 'raw', 'has'])
const english = /\/messages\/en\/([\w-]+)\.json$/

/**
 * Everything the site is built from, without tests, with types: they know the keys that templates, conditions and helper functions may ask for.
 * @throws when tsconfig.json cannot be read.
 */
export function createSiteProgram(root: string): ts.Program {
  const read = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file))
  if (read.error) throw new Error(ts.flattenDiagnosticMessageText(read.error.messageText, '\n'))
  const { fileNames, options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root)
  const folders = ['app', 'components', 'lib', 'types'].map((folder) => `${path.join(root, folder)}${path.sep}`)
  return ts.createProgram(
    fileNames.filter(
      (file) => folders.some((folder) => path.normalize(file).startsWith(folder)) && !/\.test\.tsx?$/.test(file),
    ),
    options,
  )
}

function textsOf(type: ts.Type): string[] {
  return (type.isUnion() ? type.types : [type]).flatMap((single) => (single.isStringLiteral() ? [single.value] : []))
}

/** Namespace of next-intl's translator: '' for one of all messages, null for any other type. */
function namespaceOf(type: ts.Type): string | null {
  if (type.aliasSymbol?.name !== 'Translator') return null
  const namespace = type.aliasTypeArguments?.[1]
  return namespace?.isStringLiteral() ? `${namespace.value}.` : ''
}

/** `t('a')`, `t(cond ? 'a' : 'b')`, `t.rich(`a.${x}`)`: the keys that the call's own type allows. */
function keysOfCall(checker: ts.TypeChecker, call: ts.CallExpression): string[] {
  const { expression } = call
  const translator =
    ts.isPropertyAccessExpression(expression) && methods.has(expression.name.text) ? expression.expression : expression
  const namespace = namespaceOf(checker.getTypeAtLocation(translator))
  if (namespace === null) return []
  const [key] = call.arguments
  // Which signature fits is asked only where the key does not stand there: it takes most of the time.
  if (key && ts.isStringLiteralLike(key)) return [`${namespace}${key.text}`]
  const parameter = checker.getResolvedSignature(call)?.parameters[0]
  return parameter ? textsOf(checker.getTypeOfSymbolAtLocation(parameter, call)).map((key) => `${namespace}${key}`) : []
}

/** A text read without next-intl, straight from the imported file. */
function keysOfProperty(checker: ts.TypeChecker, access: ts.PropertyAccessExpression): string[] {
  return (checker.getSymbolAtLocation(access.name)?.declarations ?? []).flatMap((declaration) => {
    const [, file] = english.exec(declaration.getSourceFile().fileName) ?? []
    if (file === undefined || !ts.isPropertyAssignment(declaration)) return []
    const names: string[] = []
    for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
      if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.name)) names.unshift(node.name.text)
    }
    return [[file, ...names].join('.')]
  })
}

/** Full keys (`finder.steps.type`) of all messages the program's own files can show. */
export function findUsedKeys(program: ts.Program): Set<string> {
  const checker = program.getTypeChecker()
  const used = new Set<string>()
  const visit = (node: ts.Node): void => {
    const keys = ts.isCallExpression(node)
      ? keysOfCall(checker, node)
      : ts.isPropertyAccessExpression(node)
        ? keysOfProperty(checker, node)
        : []
    for (const key of keys) used.add(key)
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && !program.isSourceFileFromExternalLibrary(file)) visit(file)
  return used
}
