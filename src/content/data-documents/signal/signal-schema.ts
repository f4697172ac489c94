import * as v from 'valibot';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';

/** A document of type `signal`: where a channel can be watched live, as an HLS playlist on an https server or among the media files. */
export const signalSchema = v.looseObject({
	type: v.literal('signal'),
	_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
	source: sourceSchema,
	title: textSchema(200),
	stream: v.union([
		v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(2_000)),
		v.pipe(v.string(), v.regex(/^\/media\/files\/\w+\.m3u8$/)),
	]),
});
