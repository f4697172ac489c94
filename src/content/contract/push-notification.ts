import * as v from 'valibot';

/** Texts by language code (`es`). */
const texts = v.record(v.string(), v.string());

/** The year 2286. A time that was sent in milliseconds by mistake is later. */
const maxSeconds = 9_999_999_999;

/**
 * A push notification, in the form of a OneSignal item (ENT-19). It is shown from `send_after` (Unix time in seconds) on. `included_tags`
 * say for whom; on a brand with content groups they are the groups' ids (CIU-05). Further members are dropped.
 */
export const pushNotificationSchema = v.object({
	id: v.pipe(v.string(), v.nonEmpty()),
	headings: texts,
	contents: texts,
	/** An absolute address, or the path of a page of the brand. */
	url: v.optional(v.union([v.pipe(v.string(), v.url()), v.pipe(v.string(), v.regex(/^\/(?![/\\])/))])),
	send_after: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maxSeconds)),
	included_tags: v.array(v.pipe(v.string(), v.nonEmpty())),
});

export type PushNotification = v.InferOutput<typeof pushNotificationSchema>;
