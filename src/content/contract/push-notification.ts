import * as v from 'valibot';

/** Words by language code (`es`). */
const words = v.record(v.string(), v.string());

/** The year 2286. A time in milliseconds, sent by mistake, is later than that. */
const latest = 9_999_999_999;

/**
 * A push notification, in the shape of a OneSignal item (ENT-19). `send_after`: epoch seconds, from which on it is shown.
 * `included_tags`: whom it is for; on a brand with content groups, their ids (CIU-05). Further members are left out.
 */
export const pushNotificationSchema = v.object({
	id: v.pipe(v.string(), v.nonEmpty()),
	headings: words,
	contents: words,
	/** An absolute address, or the path of a page of the brand. */
	url: v.optional(v.union([v.pipe(v.string(), v.url()), v.pipe(v.string(), v.regex(/^\/(?![/\\])/))])),
	send_after: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(latest)),
	included_tags: v.array(v.pipe(v.string(), v.nonEmpty())),
});

export type PushNotification = v.InferOutput<typeof pushNotificationSchema>;
