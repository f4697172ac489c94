// The bucket for the files of readers and editors.
import type { Secret } from '../secret.ts';
import type { Variables } from './variables.ts';

/** A bucket of a store that speaks S3. */
export type S3Settings = {
	/** The address of the store, with the bucket as its path. */
	readonly url: URL;
	readonly region: string;
	/** The key; undefined: the client uses the role of the machine, as Amazon's tools do. */
	readonly keys: { readonly id: string; readonly secret: Secret } | undefined;
};

type S3Variables = Pick<Variables, 'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>;

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
