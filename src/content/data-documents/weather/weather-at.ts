import type { CityWeather, LocalTime, WeatherAlert, WeatherDay, WeatherHour, WeatherNow } from '../../contract/contract.ts';
import { readSource } from '../source-schema.ts';
import { type Clocks, clocksOf } from '../zoned-time.ts';
import type { WeatherDocument } from './weather-schema.ts';

const hourMs = 3_600_000;

/** Measurements are shown as old after this time, and not at all after a day. */
const oldAfterMs = 3 * hourMs;
const lostAfterMs = 24 * hourMs;

/** The hours and days that pages show. */
const hoursShown = 24;
const daysShown = 7;

/** The weather of a document at a moment; `brandZone` is the time zone of a city that has none of its own. */
export function weatherAt(document: WeatherDocument, brandZone: string, now: Date): CityWeather {
	const { _id: id, name, province, time_zone: timeZone = brandZone } = document;
	const source = readSource(document.source);
	const age = now.getTime() - source.updatedAt.getTime();
	const clocks = clocksOf(timeZone);
	const isOld = age > oldAfterMs;
	const measured = age > lostAfterMs ? undefined : measuredAt(document, clocks(source.updatedAt));
	const fresh = isOld ? undefined : measured;
	return {
		id,
		name,
		province,
		source,
		isOld,
		now: measured,
		hours: hoursFrom(document, clocks, now).map((hour) => (fresh && hour.at <= now ? asMeasured(hour, fresh) : hour)),
		days: daysFrom(document, clocks(now).date),
		alerts: alertsAt(document, clocks, now),
	};
}

/** Whether the sun is down. Where the document has no sunrise and sunset of the date, it counts as day. */
function isNight({ days }: WeatherDocument, { date, time }: LocalTime): boolean {
	const { sunrise, sunset } = days.find((day) => day.date === date) ?? {};
	return sunrise !== undefined && sunset !== undefined && (time < sunrise || time >= sunset);
}

function measuredAt(document: WeatherDocument, local: LocalTime): WeatherNow | undefined {
	if (document.now === undefined) return undefined;
	const { feels_like: feelsLike, ...measured } = document.now;
	return { ...measured, feelsLike, isNight: isNight(document, local) };
}

/** The hours that have not ended, this one first. */
function hoursFrom(document: WeatherDocument, clocks: Clocks, now: Date): readonly WeatherHour[] {
	const hours = hoursOf.get(document) ?? readHours(document, clocks);
	hoursOf.set(document, hours);
	return hours.filter(({ at }) => at.getTime() + hourMs > now.getTime()).slice(0, hoursShown);
}

/** The hours of documents, which always have the same time zone: every page shows the weather, and reading clocks takes long. */
const hoursOf = new WeakMap<WeatherDocument, readonly WeatherHour[]>();

const readHours = (document: WeatherDocument, clocks: Clocks): readonly WeatherHour[] =>
	document.hours.map(({ at: text, temperature, condition, rain_chance: rainChance }) => {
		const at = new Date(text);
		const local = clocks(at);
		return { at, ...local, temperature, condition, rainChance, isNight: isNight(document, local) };
	});

/** The hour that it is now, with what was measured in it: the sun may have risen or set since it began. */
const asMeasured = (hour: WeatherHour, { temperature, condition, isNight }: WeatherNow): WeatherHour => ({
	...hour,
	temperature,
	condition,
	isNight,
});

function daysFrom({ days }: WeatherDocument, today: string): readonly WeatherDay[] {
	const coming = days.filter(({ date }) => date >= today).slice(0, daysShown);
	return coming.map(({ rain_chance: rainChance, ...day }) => ({ ...day, rainChance }));
}

const severity = { red: 0, orange: 1, yellow: 2 } as const;

/** The alerts in force, the gravest first. */
const alertsAt = ({ alerts }: WeatherDocument, clocks: Clocks, now: Date): readonly WeatherAlert[] =>
	alerts
		.filter(({ from, to }) => new Date(from) <= now && now < new Date(to))
		.map(({ level, title, text, to }) => ({ level, title, text, until: clocks(new Date(to)) }))
		.toSorted((one, other) => severity[one.level] - severity[other.level]);
