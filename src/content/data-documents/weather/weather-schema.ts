import * as v from 'valibot';
import { weatherConditions } from '../../contract/contract.ts';
import { areAscending } from '../are-ascending.ts';
import { slugSchema } from '../slug-schema.ts';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';
import { isTimeZone } from '../zoned-time.ts';

const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

/** °C: nobody has measured less than -90 or more than 57. */
const temperature = within(-90, 60);
const percent = within(0, 100);
const condition = v.picklist(weatherConditions);
const moment = v.pipe(v.string(), v.isoTimestamp());

const measured = v.object({
	temperature,
	feels_like: v.optional(within(-120, 90)),
	humidity: v.optional(percent),
	/** In km/h; `direction` is where it comes from, in degrees clockwise from north. */
	wind: v.optional(v.object({ speed: within(0, 450), direction: within(0, 360) })),
	condition,
});

const hour = v.object({ at: moment, temperature, condition, rain_chance: v.optional(percent) });

const day = v.pipe(
	v.object({
		date: v.pipe(v.string(), v.isoDate()),
		min: temperature,
		max: temperature,
		condition,
		rain_chance: v.optional(percent),
		/** On the clocks of the city. */
		sunrise: v.optional(v.pipe(v.string(), v.isoTime())),
		sunset: v.optional(v.pipe(v.string(), v.isoTime())),
	}),
	v.check(({ min, max }) => min <= max, 'must have a maximum that is not below its minimum'),
);

const alert = v.pipe(
	v.object({ level: v.picklist(['yellow', 'orange', 'red']), title: textSchema(200), text: textSchema(2_000), from: moment, to: moment }),
	v.check(({ from, to }) => Date.parse(from) < Date.parse(to), 'must begin before it ends'),
);

/** A document of type `weather`: a city and its weather. Its id is the city's part of the address, such as `buenos-aires`. */
export const weatherSchema = v.looseObject({
	type: v.literal('weather'),
	_id: slugSchema(100),
	source: sourceSchema,
	name: textSchema(100),
	province: textSchema(100),
	latitude: within(-90, 90),
	longitude: within(-180, 180),
	/** A name of the IANA database; default: the time zone of the brand. */
	time_zone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone such as America/Argentina/Ushuaia'))),
	/** The place of the city among those of the brand, whose first city is that of `/clima/`. */
	order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)), 0),
	now: v.optional(measured),
	hours: v.optional(
		v.pipe(
			v.array(hour),
			v.maxLength(240),
			v.check((all) => areAscending(all.map(({ at }) => Date.parse(at))), 'must be in the order of their times, each at its own'),
		),
		[],
	),
	days: v.optional(
		v.pipe(
			v.array(day),
			v.maxLength(16),
			v.check((all) => areAscending(all.map(({ date }) => Date.parse(date))), 'must be in the order of their dates, each on its own'),
		),
		[],
	),
	alerts: v.optional(v.pipe(v.array(alert), v.maxLength(20)), []),
});

/** A checked document of type `weather`. */
export type WeatherDocument = v.InferOutput<typeof weatherSchema>;
