import { notFound, permanentRedirect } from 'next/navigation'
import { correctCase, matchRoute } from '@/lib/routes/table'
export function generateStaticParams() { return [{ rest: ['GTX'] }] }
export default async function P({ params }: { params: Promise<{ rest: string[] }> }) { const { rest } = await params; const path = '/' + rest.join('/'); const right = correctCase(path); if (right) permanentRedirect(right); if (!matchRoute(path)) notFound(); return <main><h1>prepared {path}</h1></main> }
