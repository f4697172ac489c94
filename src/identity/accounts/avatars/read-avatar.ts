import type { FastifyRequest } from 'fastify';
import { refuse as refuseRequest } from '#platform/http/refusals';
import { Refusal } from '#platform/refusal';
import { refuse } from '../../refuse.ts';

/** Bytes of a picture at most (RULE-20). */
const mostBytes = 3_000_000;

/** One file, and the few texts that forms have beside it. */
const limits = { files: 1, fileSize: mostBytes, fields: 4, fieldSize: 1_000, parts: 5 };

/** The JPEG in the field `avatar` of a form (API-19, RULE-19 to RULE-21). It is known by its bytes, not by what the form says of it. */
export async function readAvatar(request: FastifyRequest): Promise<Uint8Array> {
	if (!request.isMultipart()) return refuse('image-missing');
	const image = await fileIn(request);
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
		// Everything else that a form can be is one that is not well formed.
		throw error instanceof Refusal ? error : refuseRequest.of('bad-request');
	}
}

const startsLikeJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
