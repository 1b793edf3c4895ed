import { answerOpenApiDocument } from '@/lib/route-handlers/openapi-document'

export const GET = answerOpenApiDocument
