import { cacheLife } from 'next/cache'
import { notFound } from 'next/navigation'
export function generateStaticParams() { return [{ id: 'a' }] }
async function read(id: string) { 'use cache'; cacheLife('catalogue'); if (id === 'boom') throw new Error('down'); return id.startsWith('x') ? null : { id, t: String(Date.now()) } }
export default async function P({ params }: { params: Promise<{ id: string }> }) { const { id } = await params; const p = await read(id); if (!p) notFound(); return <main><h1>product {p.id} {p.t}</h1></main> }
