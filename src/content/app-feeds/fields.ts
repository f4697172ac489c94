// Members of documents for apps. The SDKs of Arc XP refuse a whole answer for one member of another type, so a member that does not fit is left out.
import * as v from 'valibot';

/** A member that is left out where it does not fit the schema. */
export const fitting = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

/** The largest whole number that the SDK for Android reads. */
const largest = 2_147_483_647;

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(-largest), v.maxValue(largest));

export const text = fitting(v.string());
export const flag = fitting(v.boolean());
export const whole = fitting(wholeNumber);

/** A whole number that must be there. */
export const wholeOr = (value: number) => v.fallback(wholeNumber, value);

/** A time as the SDK for iOS reads it: in UTC, with milliseconds. */
export const time = fitting(
	v.pipe(
		v.string(),
		v.check((value) => !Number.isNaN(Date.parse(value)), 'a time'),
		v.transform((value) => new Date(value).toISOString()),
	),
);

/** A list without the items that do not fit. */
export const list = <Schema extends v.GenericSchema>(item: Schema) =>
	fitting(
		v.pipe(
			v.array(v.unknown()),
			v.transform((items) =>
				items.flatMap((value): v.InferOutput<Schema>[] => {
					const read = v.safeParse(item, value);
					return read.success ? [read.output] : [];
				}),
			),
		),
	);

/** An object of these texts. */
export const texts = (...names: readonly string[]) => v.object(Object.fromEntries(names.map((name) => [name, text])));
