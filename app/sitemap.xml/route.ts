import { answerSitemapIndex } from '@/lib/route-handlers/sitemap'

export const GET = answerSitemapIndex
