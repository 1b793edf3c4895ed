import Link from 'next/link'
export default function P() { return <main><h1>home</h1><Link href="/products/list">list</Link> <Link href="/products/list?family=a">fam a</Link> <Link href="/products/a">a</Link></main> }
