import * as v from 'valibot';
import { pictureField } from '../listed-fields.ts';
import { broadcastsSchema, weekdays } from '../schedule/schedule-schema.ts';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';

/** Days of the week with the same broadcasts. */
const sameDays = v.object({ days: v.pipe(v.array(v.picklist(weekdays)), v.minLength(1)), broadcasts: broadcastsSchema });

/**
 * A document of type `signal`: a station of the channel and where it can be watched or heard live, as an HLS playlist on an https server or among
 * the media files. Its picture is the poster of its player.
 */
export const signalSchema = v.looseObject({
	type: v.literal('signal'),
	_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
	source: sourceSchema,
	kind: v.optional(v.picklist(['tv', 'radio']), 'tv'),
	title: textSchema(200),
	stream: v.union([
		v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(2_000)),
		v.pipe(v.string(), v.regex(/^\/media\/files\/\w+\.m3u8$/)),
	]),
	/** The usual week of a station with a schedule of its own. That of the channel is in documents of type `schedule`. */
	week: v.optional(
		v.pipe(
			v.array(sameDays),
			v.check((all) => new Set(all.flatMap(({ days }) => days)).size === all.flatMap(({ days }) => days).length, 'must name each day once'),
		),
		[],
	),
	...pictureField,
});

/** A checked document of type `signal`. */
export type SignalDocument = v.InferOutput<typeof signalSchema>;
