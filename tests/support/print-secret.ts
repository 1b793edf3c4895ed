import { readOrMakeSecret } from '@/lib/server/http/secret-file'

/** The secret of a file, made if need be, by a process of its own: `tsx print-secret.ts <file>`. */
console.log(readOrMakeSecret(process.argv[2] ?? ''))
