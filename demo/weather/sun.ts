/** A place on earth, in degrees. */
export type Place = { readonly latitude: number; readonly longitude: number };

const dayMs = 86_400_000;
const degrees = Math.PI / 180;

/** The day of the year of a moment, from 0. */
export const dayOfYear = (at: Date): number => Math.floor((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / dayMs);

/** Sunrise and sunset on a date (`YYYY-MM-DD`), within some minutes; for places where the sun rises each day. */
export function sunOn(date: string, { latitude, longitude }: Place): { readonly rise: Date; readonly set: Date } {
	const midnight = new Date(`${date}T00:00Z`);
	const day = dayOfYear(midnight);
	const declination = -23.44 * degrees * Math.cos(((2 * Math.PI) / 365) * (day + 11));
	const phi = latitude * degrees;
	const cosine = (Math.sin(-0.833 * degrees) - Math.sin(phi) * Math.sin(declination)) / (Math.cos(phi) * Math.cos(declination));
	const halfDay = Math.acos(Math.min(1, Math.max(-1, cosine))) / degrees / 15;
	const noon = 12 - longitude / 15 - equationOfTime(day) / 60;
	const at = (hours: number) => new Date(midnight.getTime() + hours * 3_600_000);
	return { rise: at(noon - halfDay), set: at(noon + halfDay) };
}

/** How far sundials are ahead of clocks, in minutes. */
function equationOfTime(day: number): number {
	const angle = ((2 * Math.PI) / 364) * (day - 80);
	return 9.87 * Math.sin(2 * angle) - 7.53 * Math.cos(angle) - 1.5 * Math.sin(angle);
}
