/** What the weights of rider, passenger and luggage are called. */
export function loadKeys(isFourWheel: boolean) {
  return isFourWheel
    ? (['driverKg', 'peopleKg', 'cargoKg'] as const)
    : (['riderKg', 'passengerKg', 'luggageKg'] as const)
}
