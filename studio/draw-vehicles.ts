import { mkdir, writeFile } from 'node:fs/promises'
import { drawVehicleFile } from './drawings/vehicle-file'
import { vehicleBodies } from '@/lib/contract/vehicle'

await mkdir('public/vehicles', { recursive: true })
await Promise.all(vehicleBodies.map((body) => writeFile(`public/vehicles/${body}.svg`, drawVehicleFile(body))))
console.log(`Drew ${vehicleBodies.length} vehicles into public/vehicles.`)
