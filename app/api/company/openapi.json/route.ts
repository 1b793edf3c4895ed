import { answerOpenApiDocument } from '@/lib/data/openapi-document'

export const GET = answerOpenApiDocument
