import { type CityWeather, type WeatherAlert, weatherConditions } from '#content/contract';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The hour in which the gallery was opened. */
const thisHour = Math.floor(Date.now() / hourMs) * hourMs;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 16);
const conditionAt = (at: number) => weatherConditions[at % weatherConditions.length] ?? 'clear';

const until = { date: dateOf(thisHour + dayMs), time: '06:00' };

/** An alert of each level. */
export const sampleAlerts: readonly WeatherAlert[] = [
	{ level: 'red', title: 'Tormentas severas', text: 'Se esperan ráfagas de más de 100 km/h y granizo grande. No salgas a la ruta.', until },
	{ level: 'orange', title: 'Viento zonda', text: 'El viento baja de la montaña con ráfagas de 80 km/h.', until },
	{ level: 'yellow', title: 'Niebla', text: 'Poca visibilidad en las rutas hasta la media mañana.', until },
];

/** The weather of a city with every condition, by day and by night. */
export const sampleWeather = (more: Partial<CityWeather> = {}): CityWeather => ({
	id: 'buenos-aires',
	name: 'Buenos Aires',
	province: 'Ciudad de Buenos Aires',
	source: { name: 'el servicio del tiempo', updatedAt: new Date(thisHour) },
	isOld: false,
	now: {
		temperature: 21.6,
		feelsLike: 23.1,
		humidity: 64,
		wind: { speed: 14, direction: 135 },
		condition: 'partly-cloudy',
		isNight: false,
	},
	hours: Array.from({ length: 24 }, (_, at) => ({
		at: new Date(thisHour + at * hourMs),
		date: dateOf(thisHour + at * hourMs),
		time: timeOf(thisHour + at * hourMs),
		condition: conditionAt(at),
		temperature: 18 + 6 * Math.cos((at - 5) / 4),
		rainChance: (at * 15) % 100,
		isNight: at >= weatherConditions.length,
	})),
	days: Array.from({ length: 7 }, (_, at) => ({
		date: dateOf(thisHour + at * dayMs),
		condition: conditionAt(at),
		min: 9 + ((at * 3) % 7),
		max: 19 + ((at * 5) % 9),
		rainChance: (at * 30) % 100,
		sunrise: '05:37',
		sunset: '19:46',
	})),
	alerts: [],
	...more,
});
