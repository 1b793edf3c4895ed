/** Why an import cannot go on; the sentence is meant for the person who started it. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal'
}
