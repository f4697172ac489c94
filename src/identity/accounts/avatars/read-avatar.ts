import type { FastifyRequest } from 'fastify';
import { outsideCapacity } from '#platform/http/capacity';
import { refuse as refuseRequest } from '#platform/http/refusals';
import { Refusal } from '#platform/refusal';
import { refuse } from '../../refuse.ts';

/** Largest picture, in bytes (RULE-20). */
const maxBytes = 3_000_000;

/** One file, and the few text fields that forms have beside it. */
const limits = { files: 1, fileSize: maxBytes, fields: 4, fieldSize: 1_000, parts: 5 };

/**
 * The JPEG in the field `avatar` of a multipart form (API-19, RULE-19 to RULE-21), recognised by its first bytes and not by its declared
 * type. Refuses `image-missing`, `image-type` and `image-too-large`.
 */
export async function readAvatar(request: FastifyRequest): Promise<Uint8Array> {
	if (!request.isMultipart()) return refuse('image-missing');
	const image = await outsideCapacity(() => fileIn(request));
	if (!image || image.length === 0) return refuse('image-missing');
	return startsLikeJpeg(image) ? image : refuse('image-type');
}

async function fileIn(request: FastifyRequest): Promise<Buffer | undefined> {
	try {
		let image: Buffer | undefined;
		for await (const part of request.parts({ limits })) {
			if (part.type !== 'file') continue;
			const bytes = await part.toBuffer();
			if (part.file.truncated) return refuse('image-too-large');
			if (part.fieldname === 'avatar') image = bytes;
		}
		return image;
	} catch (error) {
		// All other errors come from a form that is not well formed.
		throw error instanceof Refusal ? error : refuseRequest.of('bad-request');
	}
}

const startsLikeJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
