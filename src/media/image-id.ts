import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';

/** Name of an image or file: 26 base-32 characters (130 bits), as in ANS. The only name that reaches the disk (I10). */
export const imageId = v.pipe(v.string(), v.regex(/^[A-Z2-7]{26}$/), v.brand('ImageId'));
export type ImageId = v.InferOutput<typeof imageId>;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 26;

export const newImageId = (): ImageId => spell(randomBytes(LENGTH));

/** The same id each time for the same name, such as the address of a remote source. */
export const imageIdFor = (name: string): ImageId => spell(createHash('sha256').update(name).digest());

function spell(bytes: Uint8Array): ImageId {
	return v.parse(imageId, Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(''));
}
