'use client'
export default function E({ error, reset }: { error: Error; reset: () => void }) { return <main><h1>Error boundary {error.message}</h1><button onClick={reset}>retry</button></main> }
