// The bucket for the files of readers and editors.
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

/** A bucket of a store that speaks S3. */
export type S3Settings = {
	/** The address of the store, with the bucket as its path. */
	readonly url: URL;
	readonly region: string;
	/** The key; undefined: the client uses the role of the machine, as Amazon's tools do. */
	readonly keys: { readonly id: string; readonly secret: Secret } | undefined;
};

type S3Variables = v.InferOutput<v.ObjectSchema<typeof s3Variables, undefined>>;

/** Reads the settings. The id and the secret of the key need each other, and a bucket. */
export function readS3({ S3_URL: url, S3_REGION: region, S3_ACCESS_KEY: id, S3_SECRET_KEY: secret }: S3Variables) {
	const keys = id !== undefined && secret ? { id, secret } : undefined;
	const values: S3Settings | undefined = url && { url, region, keys };
	const problems = [
		...(id !== undefined && !secret ? ['S3_SECRET_KEY: missing, S3_ACCESS_KEY needs it'] : []),
		...(secret && id === undefined ? ['S3_ACCESS_KEY: missing, S3_SECRET_KEY needs it'] : []),
		...(keys && !url ? ['S3_URL: missing, S3_ACCESS_KEY is for it'] : []),
	];
	return { values, problems };
}
