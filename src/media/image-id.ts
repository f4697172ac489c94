import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';

/** The id of an image or file: 26 base-32 characters (130 bits), as in ANS. No other name reaches the disk (I10). */
export const imageId = v.pipe(v.string(), v.regex(/^[A-Z2-7]{26}$/), v.brand('ImageId'));
export type ImageId = v.InferOutput<typeof imageId>;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 26;

export const newImageId = (): ImageId => toImageId(randomBytes(LENGTH));

/** Derives an id from a name, such as the address of a remote source. The same name always has the same id. */
export const imageIdFor = (name: string): ImageId => toImageId(createHash('sha256').update(name).digest());

function toImageId(bytes: Uint8Array): ImageId {
	return v.parse(imageId, Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(''));
}
