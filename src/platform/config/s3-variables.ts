import * as v from 'valibot';
import { Secret } from '../secret.ts';
import { meaning, text, webUrl } from './values.ts';

const bucketUrl = v.pipe(
	webUrl,
	v.check(
		({ pathname, search, hash, username }) => /^\/[\w.-]+$/.test(pathname) && search + hash + username === '',
		'must be the address of a bucket, such as https://s3.example/kiosco',
	),
);

/** The environment variables of the bucket for files. */
export const s3Variables = {
	S3_URL: v.optional(
		v.pipe(
			bucketUrl,
			meaning(
				'Bucket of a store that speaks S3, for pictures, videos and files of readers: `https://s3.example/kiosco`; default: `DATA_DIR`',
			),
		),
	),
	S3_REGION: v.optional(v.pipe(text, meaning('Region of the bucket, as its store names it')), 'us-east-1'),
	S3_ACCESS_KEY: v.optional(
		v.pipe(text, meaning('Id of the key for `S3_URL`; default: the role of the machine, as Amazon’s tools find it')),
	),
	S3_SECRET_KEY: v.optional(
		v.pipe(
			text,
			v.transform((value) => new Secret(value)),
			meaning('The secret half of `S3_ACCESS_KEY`'),
		),
	),
};
