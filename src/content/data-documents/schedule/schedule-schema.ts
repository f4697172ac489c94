import * as v from 'valibot';
import { areAscending } from '../are-ascending.ts';
import { programmePathSchema } from '../path-schemas.ts';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';

/** The names of the usual days, in the order of `Date.getUTCDay`. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The most broadcasts of a day: one every five minutes. */
const maxBroadcasts = 288;

const broadcast = v.object({
	/** On the clocks of the brand's time zone, such as `21:30`. */
	start: v.pipe(v.string(), v.isoTime()),
	title: textSchema(200),
	text: v.optional(textSchema(1000)),
	/** Path of the programme on the brand's site, such as `/programas/humor/consorcio-abierto/`. */
	programme: v.optional(programmePathSchema),
	mark: v.optional(v.picklist(['live', 'premiere', 'repeat'])),
});

/** The broadcasts that begin on a day, in the order of their times. */
export const broadcastsSchema = v.pipe(
	v.array(broadcast),
	v.maxLength(maxBroadcasts),
	v.check((all) => areAscending(all.map(({ start }) => start)), 'must be in the order of their times, each at its own'),
);

/** A document of type `schedule`: the broadcasts that begin on a day. Its id is a weekday, or the date of a special day. */
export const scheduleSchema = v.looseObject({
	type: v.literal('schedule'),
	_id: v.union([v.picklist(weekdays), v.pipe(v.string(), v.isoDate())]),
	source: sourceSchema,
	broadcasts: broadcastsSchema,
});

/** A checked document of type `schedule`. */
export type ScheduleDocument = v.InferOutput<typeof scheduleSchema>;
